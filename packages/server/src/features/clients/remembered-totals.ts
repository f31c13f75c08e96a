import type { Clock } from '../../platform/clock.ts'

/** Totals from here on are remembered: counting them each time would cost more than the page. */
const leastRemembered = 1_000
const rememberedMs = 60_000
const mostEntries = 1_000

interface Remembered {
  total: number
  until: number
  /** By page, the id of its last row when somebody looked. */
  ends: Map<string, number>
}

const mostEnds = 100

/** Large totals of filters, each for a minute, and where pages of them ended. */
export class RememberedTotals {
  readonly #entries = new Map<string, Remembered>()

  constructor(readonly clock: Clock) {}

  find(key: string): number | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.until > this.clock.real().getTime()) return entry?.total
    this.#entries.delete(key)
    return undefined
  }

  remember(key: string, total: number): void {
    this.#entries.delete(key)
    if (total < leastRemembered) return
    const [oldest] = this.#entries.keys()
    if (this.#entries.size >= mostEntries && oldest !== undefined) this.#entries.delete(oldest)
    this.#entries.set(key, { total, until: this.clock.real().getTime() + rememberedMs, ends: new Map() })
  }

  findEnd(key: string, page: string): number | undefined {
    return this.#entries.get(key)?.ends.get(page)
  }

  rememberEnd(key: string, page: string, id: number): void {
    const ends = this.#entries.get(key)?.ends
    if (ends && (ends.size < mostEnds || ends.has(page))) ends.set(page, id)
  }
}
