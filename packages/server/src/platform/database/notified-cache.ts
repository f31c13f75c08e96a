import { LRUCache } from 'lru-cache'
import sql from 'sql-template-tag'
import type { Tx } from './db.ts'
import type { NotificationListener } from './listener.ts'

// Only a change made outside the program (psql) waits this long; every other change invalidates the cache at once.
const maxAgeMs = 30_000

/** Invalidates the caches of all processes when the transaction commits; for a program that has no cache itself. */
export async function notifyCaches(tx: Tx, channel: string): Promise<void> {
  await tx.run(sql`select pg_notify(${channel}, '')`)
}

/**
 * Caches answers of the database that rarely change, and invalidates them the moment a change commits: at once in this
 * process, and by a notification in all others. While notifications may be missed, it caches nothing.
 */
export class NotifiedCache {
  readonly #entries = new LRUCache<string, object>({
    // With `max` instead, the cache would make room for all of them at once, and walk through it whenever it is cleared.
    maxSize: 50_000,
    sizeCalculation: () => 1,
    ttl: maxAgeMs,
    // By default the cache reads the clock, and sets a timer, in every millisecond of its use.
    ttlResolution: 1000,
  })
  readonly #onInvalidated: (() => void)[] = []
  #epoch = 0

  constructor(
    private readonly channel: string,
    private readonly listener: NotificationListener,
  ) {
    listener.on(channel, () => this.#clear())
    listener.onReturn(() => this.#clear())
  }

  /** Asks the database when nothing is cached. A missing row is never cached, because it may exist a moment later. */
  async get<T extends object>(key: string, load: () => Promise<T | undefined>): Promise<T | undefined> {
    const cached = this.listener.isListening ? (this.#entries.get(key) as T | undefined) : undefined
    if (cached) return cached
    const epoch = this.#epoch
    const loaded = await load()
    // A change that committed while we were reading may have outdated this answer.
    if (loaded && epoch === this.#epoch && this.listener.isListening) this.#entries.set(key, loaded)
    return loaded
  }

  /** Every transaction that changes what is cached here must call this. */
  async invalidate(tx: Tx): Promise<void> {
    await notifyCaches(tx, this.channel)
    tx.afterCommit(() => this.#clear())
  }

  /** Called when what was cached may have changed, perhaps more than once for the same change. */
  onInvalidated(then: () => void): void {
    this.#onInvalidated.push(then)
  }

  #clear(): void {
    this.#epoch++
    this.#entries.clear()
    for (const then of this.#onInvalidated) then()
  }
}
