import type { Context } from '../../../context.ts'
import { stopwatchMs } from '../../../platform/clock.ts'
import { secretWarningMs } from '../limits.ts'
import { type ClaimedDelivery, type ClaimRequest, claimDue } from './claims.store.ts'
import type { EndpointQueue } from './endpoint-queue.ts'
import { signingSecrets } from './secrets.ts'

export interface Batch {
  queue: EndpointQueue
  deliveries: ClaimedDelivery[]
}

interface ClaimerOptions {
  workerId: number
  queues: EndpointQueue[]
  /** This worker has claimed so much that it claims only what it can send at once. */
  isCrowded: boolean
}

/** Claims due deliveries for queues that have capacity, all of them with one query. */
export class Claimer {
  #lastBatchId = 0
  readonly #warnedAtMs = new Map<number, number>()

  constructor(private readonly ctx: Context) {}

  async claim({ workerId, queues, isCrowded }: ClaimerOptions): Promise<Batch[]> {
    const { db, clock } = this.ctx
    const requests = await this.#findCapacity(queues, isCrowded)
    if (requests.length === 0) return []
    const claimed = await claimDue(db, {
      requests,
      workerId,
      at: clock.now(),
      claimedMs: clock.real().getTime(),
      claimedIds: queues.flatMap(queue => [...queue.claimedIds]),
    })
    const batches = new Map<number, Batch & { size: number }>()
    for (const { queue, size } of requests) batches.set(queue.id, { queue, size, deliveries: [] })
    for (const delivery of claimed) batches.get(delivery.queueId)?.deliveries.push(delivery)
    for (const { queue, size, deliveries } of batches.values())
      queue.add(deliveries, { isFull: deliveries.length === size })
    return [...batches.values()].filter(({ deliveries }) => deliveries.length > 0)
  }

  async #findCapacity(
    queues: EndpointQueue[],
    isCrowded: boolean,
  ): Promise<(ClaimRequest & { queue: EndpointQueue })[]> {
    const requests = []
    const nowMs = stopwatchMs()
    for (const queue of queues) {
      const size = queue.capacity({ isCrowded })
      if (size === 0 || !(await this.#readSecrets(queue))) continue
      const fromSeconds = queue.claimFromSeconds(nowMs)
      requests.push({ batchId: ++this.#lastBatchId, queue, queueId: queue.id, size, fromSeconds })
    }
    return requests
  }

  /** A partner whose secret cannot be read waits; the others do not. */
  async #readSecrets(queue: EndpointQueue): Promise<boolean> {
    try {
      queue.secrets = await signingSecrets(this.ctx, queue.partnerId)
      return true
    } catch (err) {
      this.#warnAbout(queue.partnerId, err)
      return false
    }
  }

  #warnAbout(partnerId: number, err: unknown): void {
    const nowMs = stopwatchMs()
    if (nowMs - (this.#warnedAtMs.get(partnerId) ?? -secretWarningMs) < secretWarningMs) return
    this.#warnedAtMs.set(partnerId, nowMs)
    this.ctx.log.error(
      { err, partner_id: partnerId },
      'the webhook secret of a partner cannot be read: its deliveries wait, and are retried',
    )
  }
}
