import sql, { join, type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { type PageOfPlaces, toPage, toPlace } from '../place.ts'

/** Lists the longest failing first. */
export async function listFailingEndpoints(db: Db, filter: PageOfPlaces & { partnerId?: number }) {
  const { partnerId, count } = filter
  const conditions: Sql[] = [sql`true`]
  if (partnerId !== undefined) conditions.push(sql`failing.partner_id = ${partnerId}`)
  const place = toPlace(filter.after, 2)
  // Moments in the cursor are microseconds since 1970.
  if (place)
    conditions.push(sql`(failing.failing_since, failing.queue_id)
      > ('epoch'::timestamptz + ${place[0]}::bigint * interval '1 microsecond', ${place[1]}::bigint)`)
  const rows = await db.run<{ wire: string; place: string }>(sql`
    with page as materialized (
      select failing.* from failing_endpoints failing where ${join(conditions, ' and ')}
      order by failing.failing_since, failing.queue_id limit ${count + 1}
    )
    select json_build_object(
        'partner', json_build_object('id', partner.id, 'title', partner.title),
        'location', (select json_build_object('id', id, 'title', title) from locations where id = page.location_id),
        -- The query is often a secret of the partner.
        'url', split_part(split_part(queue.url, '?', 1), '#', 1),
        'failing_since', iso_local(page.failing_since, 'UTC'), 'last_failed_at', iso_local(page.last_failed_at, 'UTC'),
        'failures', page.failures, 'last_error', page.last_error,
        'waiting', (select count(*) from (
          select from due_deliveries where queue_id = page.queue_id limit 1000) waiting))::text as wire,
      (extract(epoch from page.failing_since) * 1000000)::bigint || '-' || page.queue_id as place
    from page
    join endpoint_queues queue on queue.id = page.queue_id
    join partners partner on partner.id = page.partner_id
    order by page.failing_since, page.queue_id`)
  return toPage(rows, count)
}
