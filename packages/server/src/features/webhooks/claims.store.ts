import type { Db } from '../../platform/database/database.ts'
import type { Fields } from '../../platform/database/prepared-query.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Told } from './envelope.ts'

export interface Claim extends Told {
  /** The portion it was claimed with. */
  claimId: number
  laneId: number
  deliveryId: number
  /** As PostgreSQL writes moments: it only goes back to it. */
  dueAt: string
  /** Milliseconds since 1970. */
  dueMs: number
  /** Says what is done with it now, after a second look at the link and the receiver. */
  verdict: 'send' | 'hold' | 'cancel'
  attempts: number
  /** Deliveries of the same one go one after the other. */
  record: string
  /** Of a marketplace webhook; null when it tells of a record. */
  event: string | null
  applicationId: number | null
  details: Record<string, unknown> | null
  sendsPartnerToken: boolean
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
       where lane_id = room.lane_id and due_at <= $3 and delivery_id not in (select unnest($5::bigint[]))
       order by due_at, delivery_id limit room.size
     ) due
   ), claim as (
     insert into claims (worker, lane_id, due_ats, delivery_ids)
     select $4, lane_id, array_agg(due_at), array_agg(delivery_id) from picked group by lane_id
     returning id, lane_id
   )
   select claim.id, picked.lane_id, picked.delivery_id, picked.due_at, date_part('epoch', picked.due_at),
     case
       when delivery.lifecycle_id is not null or delivery.event_number is null then 'send'
       when receiver.id is null or not receiver.is_active or receiver.switched_off_at is not null then 'cancel'
       when delivery.application_id is null or link.status = 'active' then 'send'
       when link.status = 'freezed' then 'hold'
       else 'cancel'
     end,
     delivery.attempts, delivery.location_id, delivery.resource, delivery.resource_id, delivery.status,
     case when delivery.is_masked then masked_event_data(event.resource, event.data) else event.data end,
     delivery.application_id, lifecycle.event, lifecycle.details, application.sends_partner_token
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
  toClaim,
)

function toClaim(fields: Fields): Claim & Record<string, unknown> {
  const text = (index: number) => fields[index] as string
  const [resource, resourceId] = [text(8), text(9)]
  return {
    claimId: Number(text(0)),
    laneId: Number(text(1)),
    deliveryId: Number(text(2)),
    dueAt: text(3),
    dueMs: Number(text(4)) * 1000,
    verdict: text(5) as Claim['verdict'],
    attempts: Number(text(6)),
    locationId: Number(text(7)),
    record: `${resource}:${resourceId}`,
    resource,
    resourceId: Number(resourceId),
    status: text(10),
    data: text(11),
    applicationId: fields[12] === null ? null : Number(text(12)),
    event: text(13),
    details: fields[14] === null ? null : JSON.parse(text(14)),
    sendsPartnerToken: text(15) === 't',
  }
}

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
