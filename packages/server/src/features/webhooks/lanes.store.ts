import sql from 'sql-template-tag'
import type { Db, Tx } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

export interface Lane {
  id: number
  partnerId: number
  url: string
}

interface LaneRow {
  id: number
  partner_id: number
  url: string
}

const takeDueLanes = statement<LaneRow>(
  'webhooks.take-lanes',
  `update lanes set owner = $1
   where id in (
     select id from lanes where owner is null and next_due_at <= $2
     order by next_due_at limit $3 for update skip locked)
   returning id, partner_id, url`,
)

/** Lanes with something due that nobody owns. */
export async function takeLanes(
  db: Db,
  { worker, at, most }: { worker: number; at: Date; most: number },
): Promise<Lane[]> {
  const rows = await takeDueLanes(db, [worker, at, most])
  return rows.map(({ id, partner_id, url }) => ({ id, partnerId: partner_id, url }))
}

/** Locked first, then looked at: whoever adds a delivery has the same lock, so that none is left without an owner. */
export async function releaseLanes(
  tx: Tx,
  { worker, ids }: { worker: number; ids: number[] },
): Promise<void> {
  await tx.run(sql`
    select id from lanes where id = any(${ids}::bigint[]) and owner = ${worker} order by id for update`)
  await tx.run(sql`
    update lanes set owner = null,
      next_due_at = (
        select due_at from due_deliveries due where due.lane_id = lanes.id and due.claimed_by is null
        order by due_at limit 1)
    where id = any(${ids}::bigint[]) and owner = ${worker}`)
}

export interface Claim {
  laneId: number
  deliveryId: number
  createdAt: Date
  dueAt: Date
  /** Says what is done with it now, after a second look at the link and the receiver. */
  verdict: 'send' | 'hold' | 'cancel'
  body: string
  resource: string
  resourceId: number
  locationId: number
  attempts: number
  event: string | null
  applicationId: number | null
  details: Record<string, unknown> | null
  sendsPartnerToken: boolean
}

interface ClaimRow {
  lane_id: number
  delivery_id: number
  created_at: Date
  due_at: Date
  verdict: 'send' | 'hold' | 'cancel'
  body: string
  resource: string
  resource_id: number
  location_id: number
  attempts: number
  event: string | null
  application_id: number | null
  details: Record<string, unknown> | null
  sends_partner_token: boolean | null
}

/**
 * Marks the next due deliveries of each lane as being in hand, and reads all that sending them takes. What is in hand is
 * known beforehand, so that a delivery that a dying process may have sent is found, and told as interrupted.
 */
const claimDue = statement<ClaimRow>(
  'webhooks.claim',
  `with room as (
     select * from unnest($1::bigint[], $2::int[]) as room (lane_id, size)
   ), picked as (
     select due.lane_id, due.due_at, due.delivery_id
     from room cross join lateral (
       select lane_id, due_at, delivery_id from due_deliveries
       where lane_id = room.lane_id and due_at <= $3 and claimed_by is null
       order by due_at, delivery_id limit room.size
       for update skip locked
     ) due
   ), claimed as (
     update due_deliveries due set claimed_by = $4
     from picked
     where due.lane_id = picked.lane_id and due.due_at = picked.due_at and due.delivery_id = picked.delivery_id
     returning due.lane_id, due.due_at, due.delivery_id, due.created_at
   )
   select claimed.lane_id, claimed.delivery_id, claimed.created_at, claimed.due_at,
     delivery.resource, delivery.resource_id, delivery.location_id, delivery.attempts, delivery.application_id,
     case
       when delivery.lifecycle_id is not null or delivery.event_number is null then 'send'
       when receiver.id is null or not receiver.is_active or receiver.switched_off_at is not null then 'cancel'
       when delivery.application_id is null or link.status = 'active' then 'send'
       when link.status = 'freezed' then 'hold'
       else 'cancel'
     end as verdict,
     case when delivery.lifecycle_id is null then
       webhook_envelope(delivery.location_id, delivery.resource, delivery.resource_id, delivery.status,
         case when delivery.is_masked then masked_event_data(event.resource, event.data) else event.data end)
       else '' end as body,
     lifecycle.event, lifecycle.details, application.sends_partner_token
   from claimed
   join deliveries delivery on delivery.id = claimed.delivery_id and delivery.created_at = claimed.created_at
   left join events event on event.location_id = delivery.location_id and event.number = delivery.event_number
     and event.occurred_at = delivery.occurred_at
   left join lifecycle_events lifecycle on lifecycle.id = delivery.lifecycle_id
   left join applications application on application.id = delivery.application_id
   left join receivers receiver on receiver.id = delivery.receiver_id
   left join links link on link.location_id = receiver.location_id and link.application_id = delivery.application_id
   order by claimed.due_at, claimed.delivery_id`,
)

export interface Room {
  laneId: number
  size: number
}

export async function claim(
  db: Db,
  { rooms, worker, at }: { rooms: Room[]; worker: number; at: Date },
): Promise<Claim[]> {
  const rows = await claimDue(db, [
    rooms.map(({ laneId }) => laneId),
    rooms.map(({ size }) => size),
    at,
    worker,
  ])
  return rows.map(row => ({
    laneId: row.lane_id,
    deliveryId: row.delivery_id,
    createdAt: row.created_at,
    dueAt: row.due_at,
    verdict: row.verdict,
    body: row.body,
    resource: row.resource,
    resourceId: row.resource_id,
    locationId: row.location_id,
    attempts: row.attempts,
    event: row.event,
    applicationId: row.application_id,
    details: row.details,
    sendsPartnerToken: row.sends_partner_token ?? false,
  }))
}
