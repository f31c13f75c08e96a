import type { BlockedBy } from '@foyer/contract'
import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { type Claim, type Verdict, verdict, withReceiver } from './claims.store.ts'

export interface Looked {
  verdict: Verdict
  /** What is sent instead, where whoever gets it now may see more or less of it; null: what was claimed. */
  data: string | null
  /** Why it is not sent; null where nothing says so any more. */
  blockedBy: BlockedBy | null
}

interface LookedRow extends Record<string, unknown> {
  delivery_id: number
  verdict: Verdict
  data: string | null
  blocked_by: BlockedBy | null
}

/**
 * Of those that this worker still has in hand: whoever took it for dead has counted an attempt. What an endpoint may not
 * hear any more goes out all the same where another application, or a person, named the same URL and was eligible at the
 * change, and still is.
 */
const looks = statement<LookedRow>(
  'webhooks.second-look',
  `select delivery.delivery_id,
     case when heir.is_masked is null then own.verdict else 'send' end as verdict,
     case
       when heir.is_masked is null and endpoint.shows_phones is distinct from false then null
       when delivery.is_masked or coalesce(heir.is_masked, true) then masked_event_data(event.resource, event.data)
       else event.data
     end::text as data,
     coalesce(endpoint.blocked_by, case when endpoint.standing = 'hears' then 'no_right' end) as blocked_by
   from unnest($1::bigint[], $2::float8[], $3::bigint[], $4::int[]) as asked (queue_id, due_seconds, delivery_id, attempts)
   cross join lateral (
     select * from due_deliveries
     where queue_id = asked.queue_id and due_at = to_timestamp(asked.due_seconds) and delivery_id = asked.delivery_id
       and due_deliveries.attempts = asked.attempts
     offset 0
   ) delivery
   ${withReceiver}
   cross join lateral (select ${verdict} as verdict offset 0) own
   left join lateral (
     select * from events
     where (own.verdict <> 'send' or not endpoint.shows_phones) and location_id = delivery.location_id and number = delivery.event_number
       and occurred_at = delivery.occurred_at
     offset 0
   ) event on true
   left join lateral (
     select not other.shows_phones as is_masked
     from endpoint_eligibility other
     where own.verdict <> 'send' and other.id = any(delivery.other_endpoint_ids) and other.standing = 'hears'
       and right_to(delivery.resource) = any(other.rights)
     order by 1 limit 1
   ) heir on true`,
)

export async function lookAgain(db: Db, claims: Claim[]): Promise<Map<number, Looked>> {
  const rows = await looks(db, [
    claims.map(({ queueId }) => queueId),
    claims.map(({ dueSeconds }) => dueSeconds),
    claims.map(({ deliveryId }) => deliveryId),
    claims.map(({ attempts }) => attempts),
  ])
  return new Map(
    rows.map(row => [row.delivery_id, { verdict: row.verdict, data: row.data, blockedBy: row.blocked_by }]),
  )
}
