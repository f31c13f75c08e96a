import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import type { PartnerAtLocation } from './eligibility.store.ts'
import type { Eligibility } from './eligibility.ts'

export interface FeedPage {
  after: number
  count: number
  eligibility: Eligibility
  retainedSince: Date
}

export async function readFeed(
  db: Db,
  { locationId, partnerId }: PartnerAtLocation,
  { after, count, eligibility, retainedSince }: FeedPage,
): Promise<{ json: string; lastSequence: number }> {
  const [row] = await db.run<{ json: string; lastSequence: number }>(sql`
    select coalesce(json_agg(item order by sequence), '[]')::text as json,
      coalesce((
        select last_sequence from feed_counters where location_id = ${locationId} and partner_id = ${partnerId}
      ), 0) as "lastSequence"
    from (
      select feed.sequence, json_build_object(
        'company_id', event.location_id,
        'resource', event.resource,
        'resource_id', event.resource_id,
        'status', event.status,
        'data', case
          when event.resource = any(${eligibility.kindsWithPhones}::text[]) then event.data
          when event.resource = any(${eligibility.kinds}::text[]) then masked_event_data(event.resource, event.data)
        end,
        'sequence', feed.sequence,
        'occurred_at', iso_local(event.occurred_at, 'UTC'),
        'deliveries', (
          select coalesce(json_agg(json_build_object('id', delivery.id, 'outcome', delivery.outcome)
            order by delivery.id), '[]')
          from delivery_log delivery
          where delivery.location_id = feed.location_id and delivery.event_number = feed.number
            and delivery.partner_id = feed.partner_id)) as item
      from (
        select * from event_feed
        where location_id = ${locationId} and partner_id = ${partnerId}
          -- Concurrent changes may commit in another order than they happened, so the feed begins after the last
          -- expired event: then it has no gap.
          and sequence > coalesce((
            select sequence from event_feed
            where location_id = ${locationId} and partner_id = ${partnerId} and sequence > ${after}
              and occurred_at < ${retainedSince}
            order by sequence desc limit 1), ${after})
          and occurred_at >= ${retainedSince}
        order by sequence limit ${count}
      ) feed
      join events event on event.location_id = feed.location_id and event.number = feed.number
        and event.occurred_at = feed.occurred_at
    ) page`)
  return row as { json: string; lastSequence: number }
}
