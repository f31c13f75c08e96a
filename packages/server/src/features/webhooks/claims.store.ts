import type { Db } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

export interface Claim {
  /** The portion it was claimed with. */
  claimId: number
  laneId: number
  deliveryId: number
  /** As PostgreSQL writes moments: they only go back to it. */
  createdAt: string
  dueAt: string
  /** Milliseconds since 1970. */
  dueMs: number
  /** Says what is done with it now, after a second look at the link and the receiver. */
  verdict: 'send' | 'hold' | 'cancel'
  body: string
  /** Deliveries of the same one go one after the other. */
  record: string
  locationId: number
  attempts: number
  event: string | null
  applicationId: number | null
  details: Record<string, unknown> | null
  sendsPartnerToken: boolean | null
}

/**
 * Takes the next due deliveries of each lane in hand, and reads all that sending them takes. What is in hand is written
 * beforehand, so that a delivery that a dying process may have sent is found, and told as interrupted. A worker that
 * counts as dead has no row for its claims to refer to, so it claims nothing; a living one owns its lanes alone.
 */
const claimDue = statement<Claim & Record<string, unknown>>(
  'webhooks.claim',
  `with room as (
     select * from unnest($1::bigint[], $2::int[]) as room (lane_id, size)
   ), picked as (
     select due.lane_id, due.due_at, due.delivery_id, due.created_at
     from room cross join lateral (
       select lane_id, due_at, delivery_id, created_at from due_deliveries
       where lane_id = room.lane_id and due_at <= $3 and delivery_id <> all($5::bigint[])
       order by due_at, delivery_id limit room.size
     ) due
   ), claim as (
     insert into claims (worker, lane_id, due_ats, delivery_ids)
     select $4, lane_id, array_agg(due_at), array_agg(delivery_id) from picked group by lane_id
     returning id, lane_id
   )
   select claim.id as "claimId", picked.lane_id as "laneId", picked.delivery_id as "deliveryId",
     picked.created_at::text as "createdAt", picked.due_at::text as "dueAt",
     extract(epoch from picked.due_at)::float8 * 1000 as "dueMs",
     concat_ws(':', delivery.location_id, delivery.resource, delivery.resource_id) as record,
     delivery.location_id as "locationId", delivery.attempts, delivery.application_id as "applicationId",
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
     lifecycle.event, lifecycle.details, application.sends_partner_token as "sendsPartnerToken"
   from picked
   join claim on claim.lane_id = picked.lane_id
   -- Looked up one by one: the planner cannot know how few they are, and would rather read the whole log.
   cross join lateral (
     select * from deliveries where id = picked.delivery_id and created_at = picked.created_at offset 0
   ) delivery
   left join lateral (
     select * from events
     where location_id = delivery.location_id and number = delivery.event_number
       and occurred_at = delivery.occurred_at
     offset 0
   ) event on true
   left join lateral (select * from lifecycle_events where id = delivery.lifecycle_id offset 0) lifecycle on true
   left join lateral (select * from applications where id = delivery.application_id offset 0) application on true
   left join lateral (select * from receivers where id = delivery.receiver_id offset 0) receiver on true
   left join lateral (
     select * from links
     where location_id = receiver.location_id and application_id = delivery.application_id
     offset 0
   ) link on true
   order by picked.due_at, picked.delivery_id`,
)

export interface Room {
  laneId: number
  size: number
}

interface Claiming {
  rooms: Room[]
  worker: number
  at: Date
  /** Deliveries that this worker has claimed, and whose outcome is not written yet. */
  inHand: Iterable<number>
}

export const claim = (db: Db, { rooms, worker, at, inHand }: Claiming): Promise<Claim[]> =>
  claimDue(db, [
    rooms.map(({ laneId }) => laneId),
    rooms.map(({ size }) => size),
    at,
    worker,
    `{${[...inHand].join()}}`,
  ])
