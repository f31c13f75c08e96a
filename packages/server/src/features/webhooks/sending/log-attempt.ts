import type { LogLine } from '../../../platform/database/live-log.ts'
import type { Log } from '../../../platform/log.ts'
import type { OutboundTarget } from '../../../platform/network/outbound.ts'
import { listenerUrl } from '../listeners/listener-url.ts'
import type { EndpointQueue } from './endpoint-queue.ts'
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

/** What the partner sees of the attempt while it watches. */
export function toLogLine(
  { delivery, outcome, reason, attempt }: DeliveryResult,
  { target, listenerId }: Pick<EndpointQueue, 'target' | 'listenerId'>,
  at: Date,
): LogLine {
  return {
    type: 'attempt',
    at: at.toISOString(),
    delivery_id: delivery.deliveryId,
    attempt: attempt?.number,
    url: listenerId === undefined ? (target?.origin ?? '') : listenerUrl(listenerId),
    event: `${delivery.resource}.${delivery.status}`,
    location_id: delivery.locationId,
    application_id: delivery.applicationId,
    status: attempt?.response?.status ?? null,
    duration_ms: Math.round(attempt?.durationMs ?? 0),
    outcome,
    reason,
  }
}
