import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import type { RecordChange } from '../sending/envelope.ts'
import type { Eligibility } from './eligibility.ts'

export interface DeliveryKey {
  partnerId: number
  deliveryId: number
}

export interface DeliveryRow {
  json: string
  locationId: number
  /** The Location of the endpoint: that a Location was opened goes to endpoints elsewhere in its Chain. */
  endpointLocationId: number
  applicationId: number | null
  /** The event of a marketplace webhook. */
  event: string | null
  isTest: boolean
  resource: string
  resourceId: number
  status: string
  details: Record<string, unknown> | null
  sendsPartnerToken: boolean
}

export async function findDelivery(
  db: Db,
  { partnerId, deliveryId }: DeliveryKey,
  retainedSince: Date,
): Promise<DeliveryRow | undefined> {
  const [row] = await db.run<DeliveryRow & Record<string, unknown>>(sql`
    select wire_delivery(delivery)::text as json, delivery.location_id as "locationId",
      coalesce(endpoint.location_id, delivery.location_id) as "endpointLocationId",
      delivery.application_id as "applicationId", lifecycle.event, lifecycle.details,
      delivery.is_test as "isTest",
      delivery.resource, delivery.resource_id as "resourceId", delivery.status,
      coalesce(application.sends_partner_token, false) as "sendsPartnerToken"
    from delivery_log delivery
    left join lifecycle_events lifecycle on lifecycle.id = delivery.lifecycle_id
    left join applications application on application.id = delivery.application_id
    left join endpoints endpoint on endpoint.id = delivery.endpoint_id
    where delivery.id = ${deliveryId} and delivery.partner_id = ${partnerId}
      and delivery.created_at >= ${retainedSince}`)
  return row
}

export interface AttemptRow {
  number: number
  startedAt: Date
  durationMs: number
  /** Null when nobody knows whether anything was sent. */
  signature: string | null
  responseStatus: number | null
  responseHead: string | null
  responseBody: string
  reason: string
  reportedFailure: boolean
}

export async function listAttempts(db: Db, { partnerId, deliveryId }: DeliveryKey): Promise<AttemptRow[]> {
  return db.run<AttemptRow & Record<string, unknown>>(sql`
    select number, started_at as "startedAt", duration_ms as "durationMs", signature,
      response_status as "responseStatus", response_head as "responseHead", response_body as "responseBody", reason,
      reason = '' and reports_failure(response_body) as "reportedFailure"
    from delivery_attempts where delivery_id = ${deliveryId} and partner_id = ${partnerId}
    order by number`)
}

interface BodyRow extends RecordChange {
  isForThem: boolean
}

/** Returns undefined when the event was deleted, or the partner may no longer read it. */
export async function findDeliveryBody(
  db: Db,
  { partnerId, deliveryId }: DeliveryKey,
  { eligibility, retainedSince }: { eligibility: Eligibility; retainedSince: Date },
): Promise<RecordChange | undefined> {
  const [row] = await db.run<BodyRow & Record<string, unknown>>(sql`
    select delivery.location_id as "locationId", delivery.resource, delivery.resource_id as "resourceId",
      delivery.status,
      case when delivery.is_masked or delivery.resource <> all(${eligibility.kindsWithPhones}::text[])
        then masked_event_data(delivery.resource, carried.data) else carried.data end::text as data,
      carried.data is null and delivery.event_number is null
        or carried.data is not null and delivery.resource = any(${eligibility.kinds}::text[]) as "isForThem"
    from deliveries delivery
    left join events event on event.location_id = delivery.location_id and event.number = delivery.event_number
      and event.occurred_at = delivery.occurred_at and event.occurred_at >= ${retainedSince}
    cross join lateral (select coalesce(event.data, delivery.data) as data) carried
    where delivery.id = ${deliveryId} and delivery.partner_id = ${partnerId}`)
  return row?.isForThem ? row : undefined
}
