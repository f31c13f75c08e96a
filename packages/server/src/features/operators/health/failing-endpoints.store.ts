import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { failingWire, selectFailing } from '../../webhooks/endpoint-health/failing-endpoints.ts'
import { type PageOfPlaces, toPage, toPlace } from '../place.ts'

/** Lists the longest failing first. Moments in the cursor are microseconds since 1970. */
export async function listFailingEndpoints(db: Db, filter: PageOfPlaces & { partnerId?: number }) {
  const { partnerId, count } = filter
  const [sinceMicros, queueId] = toPlace(filter.after, 2) ?? []
  const after = sinceMicros === undefined || queueId === undefined ? undefined : { sinceMicros, queueId }
  const rows = await db.run<{ wire: string; place: string }>(sql`
    with failing as materialized (${selectFailing({ partnerId, after, count: count + 1 })})
    select json_build_object(
        'partner', json_build_object('id', partner.id, 'title', partner.title),
        'location', (
          select json_build_object('id', id, 'title', title) from locations where id = failing.last_failed_location_id),
        -- The query is often a secret of the partner.
        'url', split_part(split_part(failing.url, '?', 1), '#', 1),
        ${failingWire},
        'waiting', (select count(*) from (
          select from due_deliveries where queue_id = failing.queue_id limit 1000) waiting))::text as wire,
      (extract(epoch from failing.failing_since) * 1000000)::bigint || '-' || failing.queue_id as place
    from failing join partners partner on partner.id = failing.partner_id
    order by failing.failing_since, failing.queue_id`)
  return toPage(rows, count)
}
