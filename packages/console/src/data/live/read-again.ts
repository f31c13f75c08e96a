import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** A burst of hints reads a list twice at most within this time. */
const pauseMs = 300

type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

/**
 * Reads again what the server says may have changed: at once, and then at most once in each pause. A hidden tab waits
 * until it is shown.
 */
export class ReadAgain {
  /** The keys of single queries, by their hash. */
  readonly #waiting = new Map<string, QueryKey>()
  readonly #page: Page
  readonly #pauseMs: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly client: QueryClient,
    options: { page?: Page; pauseMs?: number } = {},
  ) {
    this.#page = options.page ?? document
    this.#pauseMs = options.pauseMs ?? pauseMs
    this.#page.addEventListener('visibilitychange', this.#runIfDue)
  }

  /** Whatever begins with one of these keys. */
  add(keys: QueryKey[]): void {
    for (const queryKey of keys) this.#wait(this.client.getQueryCache().findAll({ queryKey }))
  }

  addWhere(predicate: (query: Query) => boolean): void {
    this.#wait(this.client.getQueryCache().findAll({ predicate }))
  }

  stop(): void {
    this.#page.removeEventListener('visibilitychange', this.#runIfDue)
    clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  /** Queries that are made later read what is true by then. */
  #wait(queries: Query[]): void {
    for (const { queryHash, queryKey } of queries) this.#waiting.set(queryHash, queryKey)
    this.#runIfDue()
  }

  readonly #runIfDue = (): void => {
    if (!this.#timer && this.#waiting.size > 0 && !this.#page.hidden) this.#run()
  }

  #run(): void {
    for (const [hash, queryKey] of this.#waiting) {
      const filters = { queryKey, exact: true }
      // A read that began before the change may not show it, and a change in flight is shown before it is saved.
      if (this.client.isFetching(filters) > 0 || this.client.isMutating() > 0) continue
      this.#waiting.delete(hash)
      void this.client.invalidateQueries(filters)
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#runIfDue()
    }, this.#pauseMs)
  }
}
