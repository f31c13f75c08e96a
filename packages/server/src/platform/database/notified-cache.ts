import { LRUCache } from 'lru-cache'
import sql from 'sql-template-tag'
import type { Tx } from './db.ts'
import type { NotificationListener } from './listener.ts'

// Longer than any cached answer needs; only a change made past the program (psql) waits for it.
const maxAgeMs = 30_000

/**
 * Keeps answers of the database that rarely change, and forgets them the moment a change commits: at once in this
 * process, by a notification in all others. While notifications may be missed, it keeps nothing.
 */
export class NotifiedCache {
  readonly #entries = new LRUCache<string, object>({
    max: 50_000,
    ttl: maxAgeMs,
    // By default the cache looks at the clock, and sets a timer, in every millisecond of its use.
    ttlResolution: 1000,
  })
  #epoch = 0

  constructor(
    private readonly channel: string,
    private readonly listener: NotificationListener,
  ) {
    listener.on(channel, () => this.#clear())
    listener.onReturn(() => this.#clear())
  }

  /** Only what is kept already, so that the hot path need not wait for a promise. */
  find<T extends object>(key: string): T | undefined {
    return this.listener.isListening ? (this.#entries.get(key) as T | undefined) : undefined
  }

  /** Asks the database when there is no answer yet. "Nothing" is never kept: it may be there a moment later. */
  async get<T extends object>(key: string, load: () => Promise<T | undefined>): Promise<T | undefined> {
    const cached = this.find<T>(key)
    if (cached) return cached
    const epoch = this.#epoch
    const loaded = await load()
    // A change that committed while we were reading may have made this answer old.
    if (loaded && epoch === this.#epoch && this.listener.isListening) this.#entries.set(key, loaded)
    return loaded
  }

  /** Part of every transaction that changes what is kept here. */
  async invalidate(tx: Tx): Promise<void> {
    await tx.run(sql`select pg_notify(${this.channel}, '')`)
    tx.afterCommit(() => this.#clear())
  }

  #clear(): void {
    this.#epoch++
    this.#entries.clear()
  }
}
