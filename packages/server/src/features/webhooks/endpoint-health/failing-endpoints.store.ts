import type { catalogue, DataOf } from '@foyer/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

/** Nobody counts further. */
const maxCounted = 1000

interface FailingPage {
  partnerId?: number | undefined
  /** Only those that began to fail later than this one. */
  after?: { sinceMicros: number; queueId: number } | undefined
  count: number
}

/** Selects failing endpoints, the longest failing first. */
export function selectFailing({ partnerId, after, count }: FailingPage): Sql {
  const conditions: Sql[] = [sql`true`]
  if (partnerId !== undefined) conditions.push(sql`failing.partner_id = ${partnerId}`)
  if (after)
    conditions.push(sql`(failing.failing_since, failing.queue_id)
      > ('epoch'::timestamptz + ${after.sinceMicros}::bigint * interval '1 microsecond', ${after.queueId}::bigint)`)
  return sql`
    select failing.* from failing_endpoints failing where ${join(conditions, ' and ')}
    order by failing.failing_since, failing.queue_id limit ${count}`
}

export async function countFailingEndpoints(db: Db): Promise<number> {
  const [row] = await db.run<{ count: number }>(sql`
    select count(*)::int as count from (select from failing_endpoints limit ${maxCounted}) failing`)
  return row?.count ?? 0
}

/** The health of a row of `failing_endpoints`, as it is on the wire. */
export const failingWire = sql`
  'consecutive_failures', failing.consecutive_failures,
  'failing_since', iso_local(failing.failing_since, 'UTC'),
  'last_success_at', iso_local(failing.last_success_at, 'UTC'),
  'last_failure_at', iso_local(failing.last_failure_at, 'UTC'),
  'last_failure_reason', failing.last_failure_reason,
  'notified_at', iso_local(failing.notified_at, 'UTC'),
  'delivery_id', failing.last_failed_delivery_id`

type FailingEndpoint = DataOf<typeof catalogue.insights.figures>['failing_endpoints'][number]

/** Lists the endpoints of a partner that fail, the longest failing first. */
export async function listFailingOfPartner(
  db: Db,
  partnerId: number,
  count: number,
): Promise<FailingEndpoint[]> {
  const rows = await db.run<{ wire: FailingEndpoint }>(sql`
    select json_build_object('url', failing.url, 'location_id', failing.last_failed_location_id, ${failingWire}) as wire
    from (${selectFailing({ partnerId, count })}) failing order by failing.failing_since, failing.queue_id`)
  return rows.map(({ wire }) => wire)
}
