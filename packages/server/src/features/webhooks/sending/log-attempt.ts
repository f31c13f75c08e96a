import type { Log } from '../../../platform/log.ts'
import type { DeliveryResult } from './results.store.ts'

interface Attempted {
  result: DeliveryResult
  /** The host of the endpoint; undefined when its URL cannot be parsed. */
  origin: string | undefined
  /** The time from when the delivery was due to the end of this attempt. */
  lateMs: number
}

/** One line per HTTP request. The host alone says where it went: the path and the query of a URL may hold secrets. */
export function logAttempt(log: Log, { result, origin, lateMs }: Attempted): void {
  const { delivery, partnerId, status, reason, attempt } = result
  if (!attempt) return
  log.info(
    {
      delivery_id: delivery.deliveryId,
      event_type: `${delivery.resource}.${delivery.status}`,
      partner_id: partnerId,
      location_id: delivery.locationId,
      application_id: delivery.applicationId ?? undefined,
      endpoint_host: origin && new URL(origin).host,
      attempt: attempt.number,
      status: attempt.response?.status,
      duration_ms: Math.round(attempt.durationMs),
      late_ms: Math.round(lateMs),
      outcome: status,
      reason: reason || undefined,
      is_test: delivery.isTest || undefined,
    },
    'delivery.attempted',
  )
}
