import type { Context } from '../../../context.ts'
import type { StreamConnection } from '../../../platform/http/event-stream.ts'
import { isSecondFactorRequired } from '../../access/sessions/step-up.ts'
import { HintStream } from './hint-stream.ts'
import { emptyView, toView } from './view.ts'
import { Watcher } from './watcher.ts'
import { listWatchers } from './watchers.store.ts'

/** Holds the people who watch in this process, and knows what each of them may see now. */
export class HintStreams {
  readonly #people = new Map<number, Watcher>()
  /** People whose view is not known, or may have changed. */
  readonly #outdated = new Set<number>()
  #updating: Promise<void> | undefined

  constructor(private readonly ctx: Context) {
    ctx.accessCache.onInvalidated(() => {
      for (const userId of this.#people.keys()) this.#outdate(userId)
    })
  }

  open(userId: number, connection: StreamConnection): void {
    const stream = new HintStream(connection)
    const watcher = this.#people.get(userId) ?? this.#watch(userId)
    watcher.add(stream)
    connection.closed.addEventListener('abort', () => {
      watcher.streams.delete(stream)
      if (watcher.streams.size > 0 || this.#people.get(userId) !== watcher) return
      this.#people.delete(userId)
      watcher.leave()
    })
  }

  #watch(userId: number): Watcher {
    const watcher = new Watcher({ ctx: this.ctx, upToDate: async () => this.#updating })
    this.#people.set(userId, watcher)
    this.#outdate(userId)
    return watcher
  }

  #outdate(userId: number): void {
    this.#outdated.add(userId)
    this.#updating ??= this.#update().finally(() => {
      this.#updating = undefined
    })
  }

  /** One after the other, so that an older view never replaces a newer one. */
  async #update(): Promise<void> {
    while (this.#outdated.size > 0) {
      const userIds = [...this.#outdated]
      this.#outdated.clear()
      try {
        await this.#read(userIds)
      } catch (err) {
        // The callers reconnect, and begin anew.
        this.ctx.log.warn({ err }, 'what people may see could not be read')
        for (const userId of userIds)
          for (const stream of this.#people.get(userId)?.streams ?? []) stream.end()
      }
    }
  }

  async #read(userIds: number[]): Promise<void> {
    const needsSecondFactor = isSecondFactorRequired(this.ctx)
    const rows = new Map((await listWatchers(this.ctx.db, userIds)).map(row => [row.user_id, row]))
    await Promise.all(
      userIds.map(userId => {
        const row = rows.get(userId)
        return this.#people.get(userId)?.follow(row ? toView(row, { needsSecondFactor }) : emptyView)
      }),
    )
  }
}
