import { type Place, placeOf } from '../../../platform/network/outbound.ts'
import type { Claim } from './claims.store.ts'
import type { Lane } from './lanes.store.ts'
import type { Origin } from './origins.ts'
import type { SigningKey } from './sign.ts'

const leastAtOnce = 4
const usuallyAtOnce = 32
/** For an endpoint that obviously has no trouble with it. */
export const mostAtOnce = 96
const fastMs = 50
const lookBackMs = 500

/**
 * What this process has in hand of an endpoint queue. An endpoint that answers gets more at once, one that is fast still more, one
 * that fails less, so that a dead one never fills the places of others. Deliveries of the same record go one after the
 * other, in their order.
 */
export class LaneState {
  readonly #waiting: Claim[] = []
  readonly #busyRecords = new Set<string>()
  /** Claimed, and its outcome not written yet: still in the queue, and not to be claimed again. */
  readonly #inHand = new Set<number>()
  #limit = 8
  #successes = 0
  /** How long an answer takes, the last ones counting most. */
  #answerMs = 1000
  /** The last portion was as large as it was asked for. */
  #mayHaveMore = false
  /** When the last of it was due. */
  #reached = 0
  #lookedBackAt = 0
  /** They sign what is claimed. */
  keys: SigningKey[] = []
  /** Its deliveries are being sent off right now. */
  isPumped = false
  /** Since when it was found with nothing in hand. */
  #idleSince: number | undefined
  readonly place: Place | undefined

  constructor(
    readonly queue: Lane,
    readonly origin: Origin,
  ) {
    this.place = placeOf(queue.url)
  }

  /** For how long nothing was in hand, whenever it was looked at. */
  idleMs(now: number): number {
    if (this.#inHand.size > 0) this.#idleSince = undefined
    else this.#idleSince ??= now
    return now - (this.#idleSince ?? now)
  }

  get inHand(): Iterable<number> {
    return this.#inHand
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0
  }

  get #isFast(): boolean {
    return this.#answerMs < fastMs
  }

  /**
   * How many more to claim: enough to be never idle, and never in portions too small to be worth a query. For an endpoint
   * that takes its time, and when this process has much in hand, no more than will be sent soon.
   */
  room({ isCrowded }: { isCrowded: boolean }): number {
    const kept = (this.#isFast && !isCrowded ? 8 : 2) * this.#limit
    const missing = kept - this.#waiting.length - this.#busyRecords.size
    return missing >= kept / 2 ? missing : 0
  }

  /** The last portion was full, so that more is probably due. */
  get mayHaveMore(): boolean {
    return this.#mayHaveMore
  }

  /**
   * From when on to look for more: from where the last full portion ended, and now and then from the beginning, for what
   * was handed out late.
   */
  sinceSeconds(nowMs: number): number {
    if (this.#mayHaveMore && nowMs - this.#lookedBackAt < lookBackMs) return this.#reached
    this.#lookedBackAt = nowMs
    return 0
  }

  add(portion: Claim[], { isFull }: { isFull: boolean }): void {
    this.#mayHaveMore = isFull
    this.#reached = portion.at(-1)?.dueSeconds ?? 0
    if (portion.length > 0) this.#idleSince = undefined
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

  finish(claim: Claim, { isSuccess, answerMs }: { isSuccess: boolean; answerMs?: number }): void {
    this.#busyRecords.delete(claim.record)
    if (answerMs !== undefined) this.#answerMs += (answerMs - this.#answerMs) / 10
    if (!isSuccess) {
      this.#limit = Math.max(leastAtOnce, Math.floor(this.#limit / 2))
      this.#successes = 0
    } else if (++this.#successes >= this.#limit) {
      this.#limit = Math.min(this.#isFast ? mostAtOnce : usuallyAtOnce, this.#limit * 2)
      this.#successes = 0
    }
  }
}
