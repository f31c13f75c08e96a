import type { Claim } from './claims.store.ts'
import type { Lane } from './lanes.store.ts'
import type { SigningKey } from './sign.ts'

const leastAtOnce = 4
const mostAtOnce = 32

/**
 * What this process has in hand of a lane. A receiver that answers gets more at once, one that fails less, so that a dead
 * one never fills the places of others. Deliveries of the same record go one after the other, in their order.
 */
export class LaneState {
  readonly #waiting: Claim[] = []
  readonly #busyRecords = new Set<string>()
  /** Claimed, and its outcome not written yet: still in the queue, and not to be claimed again. */
  readonly #inHand = new Set<number>()
  #limit = 8
  #successes = 0
  /** The last portion was as large as it was asked for. */
  #mayHaveMore = false
  /** They sign what is claimed. */
  keys: SigningKey[] = []
  /** Its deliveries are being sent off right now. */
  isPumped = false
  /** Real time of the last work, by which an idle lane is let go. */
  usedAt: number

  constructor(
    readonly lane: Lane,
    now: number,
  ) {
    this.usedAt = now
  }

  get isEmpty(): boolean {
    return this.#inHand.size === 0
  }

  get inHand(): Iterable<number> {
    return this.#inHand
  }

  /** How many more to claim: enough to be never idle, and never in portions too small to be worth a query. */
  get room(): number {
    const missing = 8 * this.#limit - this.#waiting.length - this.#busyRecords.size
    return missing >= 4 * this.#limit ? missing : 0
  }

  /** More is probably due, and there is room for it. */
  get wantsMore(): boolean {
    return this.#mayHaveMore && this.room > 0
  }

  add(portion: Claim[], { isFull }: { isFull: boolean }): void {
    this.#mayHaveMore = isFull
    for (const claim of portion) this.#inHand.add(claim.deliveryId)
    this.#waiting.push(...portion)
  }

  /** Its outcome is written. */
  drop({ deliveryId }: Claim): void {
    this.#inHand.delete(deliveryId)
  }

  /** The next one whose record is free, when there is a place. */
  next(): Claim | undefined {
    if (this.#busyRecords.size >= this.#limit) return undefined
    const index = this.#waiting.findIndex(({ record }) => !this.#busyRecords.has(record))
    if (index < 0) return undefined
    const claim = index === 0 ? this.#waiting.shift() : this.#waiting.splice(index, 1)[0]
    if (claim) this.#busyRecords.add(claim.record)
    return claim
  }

  finish(claim: Claim, isSuccess: boolean): void {
    this.#busyRecords.delete(claim.record)
    if (!isSuccess) {
      this.#limit = Math.max(leastAtOnce, Math.floor(this.#limit / 2))
      this.#successes = 0
    } else if (++this.#successes >= this.#limit) {
      this.#limit = Math.min(mostAtOnce, this.#limit * 2)
      this.#successes = 0
    }
  }
}
