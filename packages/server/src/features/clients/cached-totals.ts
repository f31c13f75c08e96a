/** Totals from here on are cached, because counting them each time would cost more than the page. */
const minCachedTotal = 1_000
const maxEntries = 1_000
const maxPageEnds = 100

/**
 * A total, and the version of the Location's records in which it was counted. See docs/decisions/0107-totals-of-now.md.
 */
export interface KnownTotal {
  total: number
  version: string
}

interface CachedTotal extends KnownTotal {
  /** The id of the last row, by page. */
  ends: Map<string, number>
}

/** Caches large totals of filters, and where their pages ended. Each is valid for the version it is stored with. */
export class CachedTotals {
  readonly #entries = new Map<string, CachedTotal>()

  find(key: string): KnownTotal | undefined {
    return this.#entries.get(key)
  }

  set(key: string, { total, version }: KnownTotal): void {
    this.#entries.delete(key)
    if (total < minCachedTotal) return
    const [oldest] = this.#entries.keys()
    if (this.#entries.size >= maxEntries && oldest !== undefined) this.#entries.delete(oldest)
    this.#entries.set(key, { total, version, ends: new Map() })
  }

  findEnd(key: string, page: string): number | undefined {
    return this.#entries.get(key)?.ends.get(page)
  }

  cachePageEnd(key: string, page: string, { end, version }: { end: number; version: string }): void {
    const entry = this.#entries.get(key)
    if (entry?.version !== version) return
    if (entry.ends.size < maxPageEnds || entry.ends.has(page)) entry.ends.set(page, end)
  }
}
