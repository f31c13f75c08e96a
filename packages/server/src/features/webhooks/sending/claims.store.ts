import type { BlockedBy } from '@foyer/contract'
import type { Database } from '../../../platform/database/database.ts'
import { change } from '../../../platform/database/statement.ts'
import type { RecordChange } from './envelope.ts'

/** What the worker does with a delivery, by the eligibility of its endpoint. */
export type Decision = 'send' | 'hold' | 'cancel'

export interface ClaimedDelivery extends RecordChange {
  batchId: number
  queueId: number
  deliveryId: number
  /** Seconds since 1970, as PostgreSQL has them: exact to the microsecond. */
  dueSeconds: number
  decision: Decision
  /** Why it is not sent; null when it is, or when its endpoint is gone. */
  blockedBy: BlockedBy | null
  /** Real time just before the claim, in milliseconds since 1970. */
  claimedMs: number
  attempts: number
  /** Deliveries of the same record are sent one after the other. */
  record: string
  /** The event of a marketplace webhook; null when the delivery is about a record. */
  event: string | null
  applicationId: number | null
  details: Record<string, unknown> | null
  sendsPartnerToken: boolean
  isTest: boolean
  isMasked: boolean
}

/** Derives the decision from the eligibility of the endpoint. */
export const decision = `case
       when delivery.listener_id is not null then listener_decision(delivery.listener_id,
         delivery.lifecycle_id is not null, delivery.endpoint_id, endpoint.decision, delivery.location_id,
         delivery.application_id, delivery.resource)
       when delivery.lifecycle_id is not null then 'send'
       else coalesce(endpoint.decision, 'cancel')
     end`

// Rows are looked up one by one: the planner cannot know how few they are, and would read whole tables.
export const withEndpoint = `left join lateral (
     select decision, shows_phones, blocked_by from endpoint_eligibility(delivery.resource, delivery.status, null, true)
     where id = delivery.endpoint_id offset 0
   ) endpoint on true`

/**
 * Claims the next due deliveries of each queue, and reads all that sending them takes. The claim is written before
 * anything is sent, so that what a dying process may have sent is found and logged as interrupted. A worker that counts as
 * dead has no row for its claims to refer to, so it claims nothing; a living one claims only from its own queues.
 */
const claim = change<ClaimedDelivery & Record<string, unknown>>(
  'webhooks.claim',
  `with request as (
     select request.* from unnest($1::bigint[], $2::int[], $6::float8[], $7::bigint[]) as request (queue_id, size, since, claim_id)
     join endpoint_queues on endpoint_queues.id = request.queue_id and endpoint_queues.owner = $4
   ), delivery as (
     select request.claim_id, due.* from request cross join lateral (
       select * from due_deliveries
       where queue_id = request.queue_id and due_at between to_timestamp(request.since) and $3
         and delivery_id not in (select unnest($5::bigint[]))
       order by due_at, delivery_id limit request.size
     ) due
   ), claim as (
     insert into claims (worker, id, queue_id, first_due_at, last_due_at, delivery_ids)
     select $4, claim_id, queue_id, min(due_at), max(due_at), array_agg(delivery_id) from delivery
     group by claim_id, queue_id
   )
   select delivery.claim_id as "batchId", delivery.queue_id as "queueId", delivery.delivery_id as "deliveryId",
     date_part('epoch', delivery.due_at) as "dueSeconds", ${decision} as decision, delivery.attempts,
     delivery.location_id as "locationId", delivery.resource, delivery.resource_id as "resourceId", delivery.status,
     (case when delivery.is_masked or not endpoint.shows_phones then masked_event_data(event.resource, event.data)
      else event.data end)::text as data,
     delivery.application_id as "applicationId", lifecycle.event, lifecycle.details,
     coalesce(application.sends_partner_token, false) as "sendsPartnerToken",
     delivery.event_number is null and delivery.lifecycle_id is null or coalesce(lifecycle.is_test, false) as "isTest",
     delivery.is_masked or not coalesce(endpoint.shows_phones, false) as "isMasked",
     endpoint.blocked_by as "blockedBy", $8::float8 as "claimedMs",
     delivery.location_id || ':' || delivery.resource || ':' || delivery.resource_id as record
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
   ${withEndpoint}`,
)

export interface ClaimRequest {
  batchId: number
  queueId: number
  size: number
  /** Skips what was due before: an index passes slowly over rows that have just been deleted. */
  fromSeconds: number
}

interface ClaimOptions {
  requests: ClaimRequest[]
  workerId: number
  at: Date
  /** Real time, in milliseconds since 1970. */
  claimedMs: number
  /** Deliveries that this worker has claimed, and whose result is not written yet. */
  claimedIds: number[]
}

/** Returns the deliveries of each queue in the order in which they were due. */
export async function claimDue(
  db: Database,
  { requests, workerId, at, claimedMs, claimedIds }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  const values = [
    requests.map(({ queueId }) => queueId),
    requests.map(({ size }) => size),
    at,
    workerId,
    claimedIds,
    requests.map(({ fromSeconds }) => fromSeconds),
    requests.map(({ batchId }) => batchId),
    claimedMs,
  ]
  const rows = await claim(db, values)
  return rows.sort((left, right) => left.dueSeconds - right.dueSeconds || left.deliveryId - right.deliveryId)
}
