import type { QueueOutcome } from './failing-endpoints.store.ts'
import type { DeliveryResult } from './results.store.ts'

/** Sums up what was sent to each queue. What failed before a success in the same batch counts no more. */
export function queueOutcomes(results: DeliveryResult[]): QueueOutcome[] {
  const outcomes = new Map<number, QueueOutcome>()
  for (const { delivery, partnerId, reason, attempt } of inTheirOrder(results)) {
    if (!attempt) continue
    const { queueId, locationId } = delivery
    const before = outcomes.get(queueId)
    const isFirst = !before || before.reason === ''
    outcomes.set(queueId, {
      queueId,
      partnerId,
      locationId,
      firstFailedMs: isFirst ? attempt.startedMs : before.firstFailedMs,
      lastFailedMs: attempt.startedMs,
      failures: reason === '' ? 0 : (before?.failures ?? 0) + 1,
      reason,
    })
  }
  return [...outcomes.values()]
}

const inTheirOrder = (results: DeliveryResult[]): DeliveryResult[] =>
  results.toSorted((left, right) => (left.attempt?.startedMs ?? 0) - (right.attempt?.startedMs ?? 0))
