import type { BlockedBy } from '@foyer/contract'
import type { Db } from '../../../platform/database/database.ts'
import type { Fields } from '../../../platform/database/prepared-query.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Told } from './envelope.ts'

/** What is done with a delivery, after a second look at the installation and the endpoint. */
export type Verdict = 'send' | 'hold' | 'cancel'

export interface Claim extends Told {
  /** The portion it was claimed with. */
  claimId: number
  queueId: number
  deliveryId: number
  /** Seconds since 1970, as PostgreSQL has them: exact to the microsecond. */
  dueSeconds: number
  verdict: Verdict
  /** Why it is not sent, once it was looked at again. */
  blockedBy: BlockedBy | null
  /** Real time, in milliseconds since 1970. */
  claimedMs: number
  attempts: number
  /** Deliveries of the same one go one after the other. */
  record: string
  /** Of a marketplace webhook; null when it tells of a record. */
  event: string | null
  applicationId: number | null
  details: Record<string, unknown> | null
  sendsPartnerToken: boolean
  isTest: boolean
  isMasked: boolean
}

/** What is done with a delivery now, by whether its endpoint is eligible. A test without a record needs no right. */
export const verdict = `case
       when delivery.lifecycle_id is not null then 'send'
       when right_to(delivery.resource) <> all(endpoint.rights) then 'cancel'
       when endpoint.standing = 'hears' then 'send'
       when endpoint.standing = 'held' then 'hold'
       when endpoint.standing = 'ends' and delivery.resource = 'salon' and delivery.status = 'delete' then 'send'
       else 'cancel'
     end`

// Looked up one by one: the planner cannot know how few they are, and would rather read whole tables.
export const withReceiver = `left join lateral (
     select standing, rights, shows_phones, blocked_by from endpoint_eligibility where id = delivery.endpoint_id offset 0
   ) endpoint on true`

/**
 * Takes the next due deliveries of each queue in hand, and reads all that sending them takes. What is in hand is written
 * beforehand, so that a delivery that a dying process may have sent is found, and told as interrupted. A worker that
 * counts as dead has no row for its claims to refer to, so it claims nothing; a living one claims from endpoint_queues that are its own.
 */
const claimDue = statement<Claim & Record<string, unknown>>(
  'webhooks.claim',
  `with room as (
     select room.* from unnest($1::bigint[], $2::int[], $6::float8[], $7::bigint[]) as room (queue_id, size, since, claim_id)
     join endpoint_queues on endpoint_queues.id = room.queue_id and endpoint_queues.owner = $4
   ), delivery as (
     select room.claim_id, due.* from room cross join lateral (
       select * from due_deliveries
       where queue_id = room.queue_id and due_at between to_timestamp(room.since) and $3
         and delivery_id not in (select unnest($5::bigint[]))
       order by due_at, delivery_id limit room.size
     ) due
   ), claim as (
     insert into claims (worker, id, queue_id, first_due_at, last_due_at, delivery_ids)
     select $4, claim_id, queue_id, min(due_at), max(due_at), array_agg(delivery_id) from delivery
     group by claim_id, queue_id
   )
   select delivery.claim_id, delivery.queue_id, delivery.delivery_id, date_part('epoch', delivery.due_at),
     ${verdict},
     delivery.attempts, delivery.location_id, delivery.resource, delivery.resource_id, delivery.status,
     case when delivery.is_masked or not endpoint.shows_phones then masked_event_data(event.resource, event.data) else event.data end,
     delivery.application_id, lifecycle.event, lifecycle.details, application.sends_partner_token,
     delivery.event_number is null and delivery.lifecycle_id is null,
     delivery.is_masked or not coalesce(endpoint.shows_phones, false)
   from delivery
   left join lateral (
     select * from events
     where location_id = delivery.location_id and number = delivery.event_number
       and occurred_at = delivery.occurred_at
     offset 0
   ) event on true
   left join lateral (
     select * from lifecycle_events where delivery.lifecycle_id is not null and id = delivery.lifecycle_id offset 0
   ) lifecycle on true
   left join lateral (
     select * from applications where delivery.application_id is not null and id = delivery.application_id offset 0
   ) application on true
   ${withReceiver}`,
  toClaim,
)

function toClaim(fields: Fields): Claim & Record<string, unknown> {
  const text = (index: number) => fields[index] as string
  const [locationId, resource, resourceId] = [text(6), text(7), text(8)]
  return {
    claimId: Number(text(0)),
    queueId: Number(text(1)),
    deliveryId: Number(text(2)),
    dueSeconds: Number(text(3)),
    verdict: text(4) as Verdict,
    blockedBy: null,
    claimedMs: 0,
    attempts: Number(text(5)),
    locationId: Number(locationId),
    record: `${locationId}:${resource}:${resourceId}`,
    resource,
    resourceId: Number(resourceId),
    status: text(9),
    data: text(10),
    applicationId: fields[11] === null ? null : Number(text(11)),
    event: text(12),
    details: fields[13] === null ? null : JSON.parse(text(13)),
    sendsPartnerToken: text(14) === 't',
    isTest: text(15) === 't',
    isMasked: text(16) === 't',
  }
}

export interface Room {
  /** What the portion will be called. */
  claimId: number
  queueId: number
  size: number
  /** What was due before is not looked for: the place in the queue where much has just gone takes long to pass over. */
  sinceSeconds: number
}

interface Claiming {
  rooms: Room[]
  worker: number
  at: Date
  /** Deliveries that this worker has claimed, and whose outcome is not written yet. */
  inHand: Iterable<number>
}

/** Of each queue in the order in which they were due. */
export async function claim(db: Db, { rooms, worker, at, inHand }: Claiming): Promise<Claim[]> {
  const claims = await claimDue(db, [
    rooms.map(({ queueId }) => queueId),
    rooms.map(({ size }) => size),
    at,
    worker,
    `{${[...inHand].join()}}`,
    rooms.map(({ sinceSeconds }) => sinceSeconds),
    rooms.map(({ claimId }) => claimId),
  ])
  return claims.sort((one, other) => one.dueSeconds - other.dueSeconds || one.deliveryId - other.deliveryId)
}
