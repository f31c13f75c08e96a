import type { Log } from '../../../platform/log.ts'
import type { Outcome } from './outcomes.store.ts'

interface Attempted {
  outcome: Outcome
  /** Of the endpoint; undefined when its URL cannot be read. */
  origin: string | undefined
  /** Between when the delivery was due and when this attempt ended. */
  lateMs: number
}

/** One line per HTTP request. The host alone says where it went: the path and the query of a URL may hold secrets. */
export function logAttempt(log: Log, { outcome: delivery, origin, lateMs }: Attempted): void {
  const { claim, partnerId, outcome, reason, attempt } = delivery
  if (!attempt) return
  log.info(
    {
      delivery_id: claim.deliveryId,
      event_type: `${claim.resource}.${claim.status}`,
      partner_id: partnerId,
      location_id: claim.locationId,
      application_id: claim.applicationId ?? undefined,
      endpoint_host: origin && new URL(origin).host,
      attempt: attempt.number,
      status: attempt.answer?.status,
      duration_ms: Math.round(attempt.durationMs),
      late_ms: Math.round(lateMs),
      outcome,
      reason: reason || undefined,
      is_test: claim.isTest || undefined,
    },
    'delivery.attempted',
  )
}
