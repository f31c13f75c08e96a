import type { BlockedBy } from '@foyer/contract'
import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { type ClaimedDelivery, type Decision, decision, withEndpoint } from './claims.store.ts'

export interface RecheckedDelivery {
  decision: Decision
  /** Replaces the claimed data where the endpoint may now see more or less of it, or it was erased; null otherwise. */
  data: string | null
  /** Whether the endpoint may not see phones now. */
  isMasked: boolean
  /** Why it is not sent; null when it is, or when its endpoint is gone. */
  blockedBy: BlockedBy | null
}

interface RecheckRow extends Record<string, unknown> {
  delivery_id: number
  decision: Decision
  data: string | null
  is_masked: boolean
  blocked_by: BlockedBy | null
}

/**
 * Finds only what this worker still has claimed: whoever took it for dead has counted an attempt. Where the endpoint is no
 * longer eligible, the delivery is sent all the same if another application, or a person, named the same URL, was eligible
 * at the change, and still is.
 */
const recheck = statement<RecheckRow>(
  'webhooks.recheck',
  `select delivery.delivery_id,
     case when heir.is_masked is null then own.decision else 'send' end as decision,
     case
       when heir.is_masked is null and endpoint.shows_phones is distinct from false and not delivery.is_erased then null
       when delivery.is_masked or coalesce(heir.is_masked, not endpoint.shows_phones, true) then masked_event_data(event.resource, event.data)
       else event.data
     end::text as data,
     delivery.is_masked or coalesce(heir.is_masked, not endpoint.shows_phones, true) as is_masked,
     endpoint.blocked_by
   from unnest($1::bigint[], $2::float8[], $3::bigint[], $4::int[]) as asked (queue_id, due_seconds, delivery_id, attempts)
   cross join lateral (
     select * from due_deliveries
     where queue_id = asked.queue_id and due_at = to_timestamp(asked.due_seconds) and delivery_id = asked.delivery_id
       and due_deliveries.attempts = asked.attempts
     offset 0
   ) delivery
   ${withEndpoint}
   cross join lateral (select ${decision} as decision offset 0) own
   left join lateral (
     select * from events
     where (own.decision <> 'send' or not endpoint.shows_phones or delivery.is_erased) and location_id = delivery.location_id and number = delivery.event_number
       and occurred_at = delivery.occurred_at
     offset 0
   ) event on true
   left join lateral (
     select not other.shows_phones as is_masked
     from endpoint_eligibility(delivery.resource, delivery.status, null, true) other
     where own.decision <> 'send' and other.id = any(delivery.other_endpoint_ids) and other.decision = 'send'
     order by 1 limit 1
   ) heir on true`,
)

export async function recheckDeliveries(
  db: Db,
  deliveries: ClaimedDelivery[],
): Promise<Map<number, RecheckedDelivery>> {
  const rows = await recheck(db, [
    deliveries.map(({ queueId }) => queueId),
    deliveries.map(({ dueSeconds }) => dueSeconds),
    deliveries.map(({ deliveryId }) => deliveryId),
    deliveries.map(({ attempts }) => attempts),
  ])
  return new Map(
    rows.map(({ delivery_id, decision, data, is_masked, blocked_by }) => [
      delivery_id,
      { decision, data, isMasked: is_masked, blockedBy: blocked_by },
    ]),
  )
}
