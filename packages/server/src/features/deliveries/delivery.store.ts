import sql from 'sql-template-tag'
import type { Db } from '../../platform/database/database.ts'
import type { Standing } from './standing.ts'

export interface DeliveryKey {
  partnerId: number
  deliveryId: number
}

export interface DeliveryRow {
  json: string
  locationId: number
  /** Where the receiver is: of a new Location, one hears elsewhere in its Chain. */
  heardIn: number
  applicationId: number | null
  /** JSON of all attempts. */
  log: string
  /** Of a marketplace webhook. */
  event: string | null
  details: Record<string, unknown> | null
  sendsPartnerToken: boolean
}

export async function findDelivery(
  db: Db,
  { partnerId, deliveryId }: DeliveryKey,
): Promise<DeliveryRow | undefined> {
  const [row] = await db.run<DeliveryRow & Record<string, unknown>>(sql`
    select wire_delivery(delivery)::text as json, delivery.location_id as "locationId",
      coalesce(receiver.location_id, delivery.location_id) as "heardIn",
      delivery.application_id as "applicationId", lifecycle.event, lifecycle.details,
      coalesce(application.sends_partner_token, false) as "sendsPartnerToken",
      (select coalesce(json_agg(json_build_object(
          'number', attempt.number,
          'started_at', iso_local(attempt.started_at, 'UTC'),
          'duration_ms', attempt.duration_ms,
          'request', json_build_object('headers', attempt.request_headers),
          'answer', case when attempt.answer_status is not null then json_build_object(
            'status', attempt.answer_status,
            'headers', attempt.answer_headers,
            'body', attempt.answer_body) end,
          'reason', attempt.reason) order by attempt.number), '[]')::text
        from delivery_attempts attempt
        where attempt.delivery_id = delivery.id and attempt.created_at = delivery.created_at) as log
    from deliveries delivery
    left join lifecycle_events lifecycle on lifecycle.id = delivery.lifecycle_id
    left join applications application on application.id = delivery.application_id
    left join receivers receiver on receiver.id = delivery.receiver_id
    where delivery.id = ${deliveryId} and delivery.partner_id = ${partnerId}`)
  return row
}

/** Null when the change is gone, or is not for the partner any more. */
export async function findBody(
  db: Db,
  { partnerId, deliveryId }: DeliveryKey,
  { kinds, kindsWithPhones }: Standing,
): Promise<string | null> {
  const [row] = await db.run<{ body: string | null }>(sql`
    select case
      when delivery.event_number is null then
        webhook_envelope(delivery.location_id, delivery.resource, delivery.resource_id, delivery.status, null)
      when event.number is null or delivery.resource <> all(${kinds}::text[]) then null
      else webhook_envelope(delivery.location_id, delivery.resource, delivery.resource_id, delivery.status,
        case when delivery.is_masked or delivery.resource <> all(${kindsWithPhones}::text[])
          then masked_event_data(event.resource, event.data) else event.data end)
      end as body
    from deliveries delivery
    left join events event on event.location_id = delivery.location_id and event.number = delivery.event_number
      and event.occurred_at = delivery.occurred_at
    where delivery.id = ${deliveryId} and delivery.partner_id = ${partnerId}`)
  return row?.body ?? null
}
