import { setTimeout as pause } from 'node:timers/promises'
import { maxBodyBytes, storedBodyBytes } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { Outbound } from '../../../platform/network/outbound.ts'
import { hint, hintedResource } from '../../infrastructure/hints/hints.ts'
import { tellOfIncidents } from '../endpoint-health/incidents.ts'
import { attemptTimeoutMs, idleConnectionMs, lastResultsMs, retryMs, staleClaimMs } from '../limits.ts'
import { HandOver } from '../listeners/hand-over.ts'
import type { ClaimedDelivery } from './claims.store.ts'
import type { EndpointQueue } from './endpoint-queue.ts'
import { logAttempt, toLogLine } from './log-attempt.ts'
import type { Origin } from './origins.ts'
import { Recheck } from './recheck.ts'
import { ResultWriter } from './result-writer.ts'
import type { DeliveryResult } from './results.store.ts'
import { sendDelivery } from './send-delivery.ts'

interface DispatcherOptions {
  /** From then on nothing more is sent, and our own failures are not retried. */
  stopping: AbortSignal
  /** A queue that probably has more due can claim again. */
  onCapacity(): void
}

/** Sends what was claimed, as much at once as each endpoint and its server take, and records the results. */
export class Dispatcher {
  readonly #outbound: Outbound
  readonly #handOver: HandOver
  readonly #results: ResultWriter
  readonly #recheck: Recheck
  readonly #maxClaimed: number
  readonly #interrupted: number[] = []
  #claimed = 0

  constructor(
    private readonly ctx: Context,
    private readonly options: DispatcherOptions,
  ) {
    const { config, resolve, db } = ctx
    const { maxConcurrency, maxClaimed } = config.webhooks
    this.#outbound = new Outbound({
      mode: config.mode,
      privateNetworks: config.privateNetworks,
      resolve,
      connectionsPerOrigin: maxConcurrency,
      timeoutMs: attemptTimeoutMs,
      idleConnectionMs,
      storedBodyBytes,
      maxBodyBytes,
    })
    this.#handOver = new HandOver(ctx, options.stopping)
    this.#results = new ResultWriter(ctx, lastResultsMs, queueIds => tellOfIncidents(ctx, queueIds))
    this.#recheck = new Recheck(db)
    this.#maxClaimed = maxClaimed
  }

  /** Counts deliveries that are claimed and have no result yet. */
  get claimed(): number {
    return this.#claimed
  }

  get isCrowded(): boolean {
    return this.#claimed > this.#maxClaimed
  }

  /** Nothing is in flight, and all results are written. */
  get isIdle(): boolean {
    return this.#claimed === 0 && this.#results.isIdle
  }

  /** What this process has sent, and stopped before it knew the result. */
  get interrupted(): readonly number[] {
    return this.#interrupted
  }

  /** Sends a batch that its queue has received. */
  send(queue: EndpointQueue, batch: ClaimedDelivery[]): void {
    this.#claimed += batch.length
    this.#results.expect(batch)
    this.#sendWaiting(queue)
  }

  /** Leaves what has not been sent to whoever owns the queue next. */
  drop(queue: EndpointQueue): void {
    this.#claimed -= queue.dropWaiting()
  }

  /** It is not idle afterwards if the last results could not be written. */
  async close(): Promise<void> {
    await this.#results.close()
    await this.#outbound.close()
  }

  #sendWaiting(queue: EndpointQueue): void {
    const { origin } = queue
    for (let next = this.#nextOf(queue); next; next = this.#nextOf(queue)) {
      origin.begin()
      void this.#deliver(queue, next)
    }
    if (queue.mayHaveMore && queue.capacity({ isCrowded: this.isCrowded }) > 0) this.options.onCapacity()
  }

  #nextOf(queue: EndpointQueue): ClaimedDelivery | undefined {
    if (this.options.stopping.aborted) this.drop(queue)
    if (!queue.origin.isFull) return queue.next()
    if (queue.hasWaiting) queue.origin.wait(queue)
    return undefined
  }

  async #deliver(queue: EndpointQueue, delivery: ClaimedDelivery): Promise<void> {
    const result = await this.#attempt(queue, delivery)
    if (result) this.#record(queue, result)
    const speed = result?.attempt && {
      isSuccess: result.outcome === 'delivered',
      responseMs: result.attempt.durationMs,
    }
    queue.finish(delivery, speed)
    this.#claimed--
    queue.origin.end()
    this.#sendWaitingFor(queue.origin)
    this.#sendWaiting(queue)
  }

  /** A queue that waited may have nothing to send now, so that the next one gets its turn. */
  #sendWaitingFor(origin: Origin<EndpointQueue>): void {
    while (!origin.isFull) {
      const queue = origin.takeWaiting()
      if (!queue) return
      this.#sendWaiting(queue)
    }
  }

  /** Returns undefined when this process stops before there is a result; another worker then sends it. */
  async #attempt(queue: EndpointQueue, delivery: ClaimedDelivery): Promise<DeliveryResult | undefined> {
    const { clock, log } = this.ctx
    for (;;)
      try {
        const isStale = clock.real().getTime() - delivery.claimedMs >= staleClaimMs
        if (isStale || delivery.decision !== 'send') await this.#recheck.update(delivery)
        const result = await sendDelivery(
          this.ctx,
          { outbound: this.#outbound, handOver: this.#handOver },
          { delivery, queue },
        )
        if (!result) this.#interrupted.push(delivery.deliveryId)
        return result
      } catch (err) {
        // Our own failure, not the endpoint's: keep the delivery in flight and retry.
        log.error({ err, delivery_id: delivery.deliveryId }, 'a delivery could not be sent: retrying')
        await pause(retryMs)
        if (this.options.stopping.aborted) return undefined
      }
  }

  #record(queue: EndpointQueue, result: DeliveryResult): void {
    const { metrics, clock, log, liveLog } = this.ctx
    this.#results.add({
      result,
      workerId: queue.workerId,
      onWritten: () => {
        queue.release(result.delivery)
        const { deliveryId, locationId, resource } = result.delivery
        hint(this.ctx, {
          kind: 'delivery',
          partner_id: queue.partnerId,
          location_id: locationId,
          delivery_id: deliveryId,
          resource: hintedResource(resource),
        })
      },
    })
    metrics.deliveries.inc({ outcome: result.outcome })
    if (!result.attempt) return
    const lateMs = Math.max(0, clock.now().getTime() - result.delivery.dueSeconds * 1000)
    metrics.deliveryLateness.observe(lateMs / 1000)
    logAttempt(log, { result, target: queue.target, lateMs })
    if (liveLog.isWanted(queue.partnerId))
      liveLog.publish(queue.partnerId, toLogLine(result, queue, clock.real()))
  }
}
