import type { Log } from '../../../platform/log.ts'
import type { OutboundTarget } from '../../../platform/network/outbound.ts'
import type { DeliveryResult } from './results.store.ts'

interface Attempted {
  result: DeliveryResult
  /** Undefined when the URL of the endpoint cannot be parsed. */
  target: OutboundTarget | undefined
  /** The time from when the delivery was due to the end of this attempt. */
  lateMs: number
}

/** One line per HTTP request. The host alone says where it went: the path and the query of a URL may hold secrets. */
export function logAttempt(log: Log, { result, target, lateMs }: Attempted): void {
  const { delivery, partnerId, outcome, reason, attempt } = result
  if (!attempt) return
  log.info(
    {
      delivery_id: delivery.deliveryId,
      event_type: `${delivery.resource}.${delivery.status}`,
      partner_id: partnerId,
      location_id: delivery.locationId,
      application_id: delivery.applicationId ?? undefined,
      endpoint_host: target?.host || undefined,
      attempt: attempt.number,
      status: attempt.response?.status,
      duration_ms: Math.round(attempt.durationMs),
      late_ms: Math.round(lateMs),
      outcome,
      reason: reason || undefined,
      is_test: delivery.isTest || undefined,
    },
    'delivery.attempted',
  )
}
