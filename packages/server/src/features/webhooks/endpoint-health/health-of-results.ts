import type { DeliveryResult } from '../sending/results.store.ts'
import type { QueueHealth } from './endpoint-health.store.ts'

/** Sums up a batch of results by queue, in the order in which they were sent; pure. */
export function healthOfResults(results: readonly DeliveryResult[]): QueueHealth[] {
  const byQueue = new Map<number, QueueHealth>()
  const sent = results
    .filter(({ attempt }) => attempt !== undefined)
    .toSorted((left, right) => (left.attempt?.startedMs ?? 0) - (right.attempt?.startedMs ?? 0))
  for (const { delivery, partnerId, outcome } of sent) {
    const { queueId } = delivery
    const health = byQueue.get(queueId) ?? { queueId, partnerId, failures: 0, hasSuccess: false }
    byQueue.set(
      queueId,
      outcome === 'delivered'
        ? { ...health, failures: 0, hasSuccess: true }
        : { ...health, failures: health.failures + 1 },
    )
  }
  return [...byQueue.values()]
}
