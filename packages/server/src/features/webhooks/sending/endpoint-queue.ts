import { type OutboundTarget, parseTarget } from '../../../platform/network/outbound.ts'
import { claimAheadFast, claimAheadSlow, rewindMs } from '../limits.ts'
import { listenerIdOf } from '../listeners/listener-url.ts'
import type { ClaimedDelivery } from './claims.store.ts'
import { type AttemptSpeed, ConcurrencyLimit } from './concurrency-limit.ts'
import type { Origin } from './origins.ts'
import type { QueueRow } from './queues.store.ts'

interface QueueOptions {
  workerId: number
  origin: Origin<EndpointQueue>
  maxConcurrency: number
}

/**
 * What this worker has claimed of one URL of one partner. Deliveries of the same record are sent one after the other, in
 * their order.
 */
export class EndpointQueue {
  readonly id: number
  readonly partnerId: number
  readonly workerId: number
  readonly origin: Origin<EndpointQueue>
  /** Undefined when the URL cannot be parsed. */
  readonly target: OutboundTarget | undefined
  /** The listener that takes the deliveries; undefined when they go to a URL. */
  readonly listenerId: number | undefined
  /** These secrets sign the claimed deliveries. */
  secrets: Buffer[] = []
  readonly #limit: ConcurrencyLimit
  readonly #waiting: ClaimedDelivery[] = []
  readonly #recordsInFlight = new Set<string>()
  /** Their results are not written yet, so they are still in the table and must not be claimed again. */
  readonly #claimedIds = new Set<number>()
  #mayHaveMore = false
  #reachedSeconds = 0
  #rewoundAtMs = 0
  #idleSinceMs: number | undefined

  constructor({ id, partnerId, url }: QueueRow, { workerId, origin, maxConcurrency }: QueueOptions) {
    this.id = id
    this.partnerId = partnerId
    this.workerId = workerId
    this.origin = origin
    this.target = parseTarget(url)
    this.listenerId = listenerIdOf(url)
    this.#limit = new ConcurrencyLimit(maxConcurrency)
  }

  get claimedIds(): Iterable<number> {
    return this.#claimedIds
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0
  }

  /** How many more to claim: enough to be never idle, and never so few that the query costs more than it brings. */
  capacity({ isCrowded }: { isCrowded: boolean }): number {
    const ahead = this.#limit.isFast && !isCrowded ? claimAheadFast : claimAheadSlow
    const wanted = ahead * this.#limit.current
    const missing = wanted - this.#waiting.length - this.#recordsInFlight.size
    return missing >= wanted / 2 ? missing : 0
  }

  /** The last batch was as large as it could be, so that more is probably due. */
  get mayHaveMore(): boolean {
    return this.#mayHaveMore
  }

  /** From which due time on to claim: where the last full batch ended, and now and then the beginning. */
  claimFromSeconds(nowMs: number): number {
    if (this.#mayHaveMore && nowMs - this.#rewoundAtMs < rewindMs) return this.#reachedSeconds
    this.#rewoundAtMs = nowMs
    return 0
  }

  add(batch: ClaimedDelivery[], { isFull }: { isFull: boolean }): void {
    this.#mayHaveMore = isFull
    this.#reachedSeconds = batch.at(-1)?.dueSeconds ?? 0
    for (const { deliveryId } of batch) this.#claimedIds.add(deliveryId)
    this.#waiting.push(...batch)
  }

  /** The next delivery whose record is not in flight, as long as the limit allows one more. */
  next(): ClaimedDelivery | undefined {
    if (this.#recordsInFlight.size >= this.#limit.current) return undefined
    const index = this.#waiting.findIndex(({ record }) => !this.#recordsInFlight.has(record))
    if (index < 0) return undefined
    const delivery = index === 0 ? this.#waiting.shift() : this.#waiting.splice(index, 1)[0]
    if (delivery) this.#recordsInFlight.add(delivery.record)
    return delivery
  }

  /** Returns how many deliveries it had not sent. */
  dropWaiting(): number {
    const dropped = this.#waiting.splice(0)
    for (const delivery of dropped) this.release(delivery)
    return dropped.length
  }

  /** `speed` is undefined when nothing was sent. */
  finish({ record }: ClaimedDelivery, speed: AttemptSpeed | undefined): void {
    this.#recordsInFlight.delete(record)
    if (speed) this.#limit.record(speed)
  }

  /** Call this when the result is written. */
  release({ deliveryId }: ClaimedDelivery): void {
    this.#claimedIds.delete(deliveryId)
  }

  /** For how long it has been seen without anything claimed. */
  idleMs(nowMs: number): number {
    if (this.#claimedIds.size > 0) this.#idleSinceMs = undefined
    else this.#idleSinceMs ??= nowMs
    return nowMs - (this.#idleSinceMs ?? nowMs)
  }
}
