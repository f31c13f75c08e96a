import type { Answer, ListRequest } from './answer.ts'
import { FoyerError } from './errors.ts'
import type { Input, ListPages } from './operation.ts'

type Page = Answer<unknown[], unknown>
/** Reads a page of the input, with these fields changed. */
type ReadPage = (change?: Input) => Promise<Page>

/** A list that is sent when somebody waits for its page, or goes through its items. */
export class LazyList implements ListRequest<unknown, unknown> {
  readonly [Symbol.toStringTag] = 'ListRequest'
  readonly #input: Input
  readonly #pages: ListPages
  readonly #read: ReadPage
  #page: Promise<Page> | undefined

  constructor(input: Input, pages: ListPages, read: ReadPage) {
    this.#input = input
    this.#pages = pages
    this.#read = read
  }

  #first(): Promise<Page> {
    this.#page ??= this.#read()
    return this.#page
  }

  // biome-ignore lint/suspicious/noThenProperty: a list is a promise of its first page.
  then<A = Page, B = never>(
    onAnswer?: ((page: Page) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#first().then(onAnswer, onError)
  }

  catch<B = never>(onError?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Page | B> {
    return this.#first().catch(onError)
  }

  finally(onEnd?: (() => void) | null): Promise<Page> {
    return this.#first().finally(onEnd)
  }

  [Symbol.asyncIterator](): AsyncGenerator<unknown, void, undefined> {
    return items(this.#input, this.#pages, this.#read)
  }
}

/**
 * The items of all pages, in the largest pages that the server gives unless a size was asked for. No ID comes twice: pages
 * overlap when the list grows meanwhile, and an expired cursor of v3 makes the list start again.
 */
async function* items(
  input: Input,
  { by, size }: ListPages,
  read: ReadPage,
): AsyncGenerator<unknown, void, undefined> {
  const [sizeField, largest] = size ?? []
  const pageSize = sizeField && (input[sizeField] ?? largest)
  const sized = sizeField ? { [sizeField]: pageSize } : {}
  const seen = new Set<unknown>()
  let next: unknown = by === undefined ? undefined : (input[by] ?? (by === 'page' ? 1 : undefined))
  const firstPage = next
  for (;;) {
    const page = await read(by === undefined ? {} : { ...sized, [by]: next }).catch(error => {
      if (next === firstPage || !isExpiredCursor(error)) throw error
      return undefined
    })
    for (const item of page?.data ?? []) {
      const id = idOf(item)
      if (seen.has(id)) continue
      if (id !== undefined && by !== undefined) seen.add(id)
      yield item
    }
    if (!page) next = firstPage
    else if (!by || page.data.length === 0) return
    else {
      const following = nextOf[by](page, { next, pageSize: Number(pageSize ?? 0) })
      if (following === undefined || following === null) return
      next = following
    }
  }
}

interface Meta {
  next_cursor?: unknown
  has_more?: boolean
  total_count?: number
}

/** What to ask for after a page; undefined after the last one. */
const nextOf = {
  cursor: ({ meta }: Page) => (meta as Meta | undefined)?.next_cursor,
  after: ({ data }: Page) => (data.at(-1) as { sequence?: number }).sequence,
  page: ({ data, meta }: Page, { next, pageSize }: { next: unknown; pageSize: number }) => {
    const { has_more, total_count } = (meta ?? {}) as Meta
    const number = Number(next)
    const isLast =
      has_more === undefined
        ? data.length < pageSize || number * pageSize >= (total_count ?? Number.POSITIVE_INFINITY)
        : !has_more
    return isLast ? undefined : number + 1
  },
}

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined

const isExpiredCursor = (error: unknown): boolean =>
  error instanceof FoyerError && error.fieldCodes.cursor === 'expired_cursor'
