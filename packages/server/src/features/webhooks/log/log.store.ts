import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface LogFilter {
  partnerId: number
  applicationId?: number
  locationId?: number
  endpointId?: number
  resource?: string
  resourceId?: number
  outcome?: string
  sentTo?: 'url' | 'listener'
  from?: Date
  till?: Date
}

interface LogPosition {
  createdAt: Date
  id: number
}

export interface LogPage {
  json: string
  /** The position of the last scanned row; undefined when there are no more. */
  end: LogPosition | undefined
}

interface LogPageRequest {
  /** This moves with the clock, so it is not part of the filter that a cursor is bound to. */
  retainedSince: Date
  after: LogPosition | undefined
  count: number
}

/** One page scans at most this many rows, so that a filter has a bounded cost; the cursor continues from there. */
const maxScanned = 10_000

interface LogRow {
  json: string
  id: number
  created_at: Date
}

export async function readLogPage(
  db: Db,
  filter: LogFilter,
  { after, count, retainedSince }: LogPageRequest,
): Promise<LogPage> {
  const candidates = candidatesFor(filter, { after, retainedSince })
  const rows = await db.run<LogRow>(sql`
    select wire_delivery(delivery::delivery_log)::text as json, delivery.id, delivery.created_at
    from (${candidates} limit ${maxScanned}) candidate
    cross join lateral (
      select * from delivery_log logged
      where logged.id = candidate.id and logged.created_at = candidate.created_at offset 0
    ) delivery
    where ${join(conditions(filter), ' and ')}
    order by candidate.created_at desc, candidate.id desc
    limit ${count + 1}`)
  const page = rows.slice(0, count)
  const json = `[${page.map(row => row.json).join()}]`
  if (rows.length > count) return { json, end: toPosition(page.at(-1)) }
  const [last] = await db.run<LogRow>(sql`${candidates} offset ${maxScanned - 1} limit 1`)
  return { json, end: toPosition(last) }
}

const toPosition = (row: LogRow | undefined): LogPosition | undefined =>
  row && { createdAt: row.created_at, id: row.id }

/** Selects deliveries, newest first, by the narrowest index there is. Rows are read lazily. */
function candidatesFor(filter: LogFilter, { after, retainedSince }: Omit<LogPageRequest, 'count'>): Sql {
  const { partnerId, locationId, endpointId, resource, resourceId, outcome, from, till } = filter
  const within = (createdAt: Sql, id: Sql) => {
    const all = [sql`${createdAt} >= ${retainedSince}`]
    if (from) all.push(sql`${createdAt} >= ${from}`)
    if (till) all.push(sql`${createdAt} < ${till}`)
    if (after) all.push(sql`(${createdAt}, ${id}) < (${after.createdAt}, ${after.id}::bigint)`)
    return join(all, ' and ')
  }
  const newestFirst = sql`order by delivery.created_at desc, delivery.id desc`
  const found = (narrow: Sql) => sql`
    select delivery.* from (${narrow}) found
    join deliveries delivery on delivery.id = found.id and delivery.created_at = found.created_at
    order by found.created_at desc, found.id desc`
  if (outcome === 'failed')
    return found(sql`
      select created_at, delivery_id as id from delivery_attempts
      where partner_id = ${partnerId} and reason <> '' and ${within(sql`created_at`, sql`delivery_id`)}
      group by created_at, delivery_id
      order by created_at desc, delivery_id desc limit ${maxScanned}`)
  if (outcome === 'scheduled')
    return found(sql`
      select due.created_at, due.delivery_id as id
      from endpoint_queues queue join due_deliveries due on due.queue_id = queue.id
      where queue.partner_id = ${partnerId} and ${within(sql`due.created_at`, sql`due.delivery_id`)}
      order by due.created_at desc, due.delivery_id desc limit ${maxScanned}`)
  const bounds = within(sql`delivery.created_at`, sql`delivery.id`)
  if (locationId !== undefined && resource !== undefined && resourceId !== undefined && isRecord(resource))
    return sql`
      select delivery.* from (
        select delivery.*
        from events event
        join deliveries delivery
          on delivery.location_id = event.location_id and delivery.event_number = event.number
        where event.location_id = ${locationId} and event.resource = ${resource} and event.resource_id = ${resourceId}
          and delivery.partner_id = ${partnerId} and ${bounds}
        union all
        select delivery.* from deliveries delivery
        where delivery.location_id = ${locationId} and delivery.resource = ${resource}
          and delivery.resource_id = ${resourceId}
          and delivery.event_number is null and delivery.lifecycle_id is null
          and delivery.partner_id = ${partnerId} and ${bounds}
      ) delivery
      ${newestFirst}`
  if (endpointId !== undefined)
    return sql`
      select delivery.* from deliveries delivery
      where delivery.endpoint_id = ${endpointId} and delivery.partner_id = ${partnerId} and ${bounds}
      ${newestFirst}`
  return sql`
    select delivery.* from deliveries delivery
    where delivery.partner_id = ${partnerId}
      ${locationId === undefined ? empty : sql`and delivery.location_id = ${locationId}`} and ${bounds}
    ${newestFirst}`
}

/** Only deliveries of events have an event number. */
const isRecord = (resource: string) => resource !== 'application' && resource !== 'test'

function conditions(filter: LogFilter): Sql[] {
  const { partnerId, applicationId, locationId, endpointId, resource, resourceId, outcome, sentTo } = filter
  const all = [sql`candidate.partner_id = ${partnerId}`]
  if (applicationId !== undefined) all.push(sql`candidate.application_id = ${applicationId}`)
  if (locationId !== undefined) all.push(sql`candidate.location_id = ${locationId}`)
  if (endpointId !== undefined) all.push(sql`candidate.endpoint_id = ${endpointId}`)
  if (resource !== undefined) all.push(sql`candidate.resource = ${resource}`)
  if (resourceId !== undefined) all.push(sql`candidate.resource_id = ${resourceId}`)
  if (sentTo !== undefined)
    all.push(sql`(listener_id_of(candidate.url) is not null) = ${sentTo === 'listener'}`)
  // The row itself says that a delivery was held or cancelled; other outcomes are looked up.
  if (outcome === 'held' || outcome === 'cancelled') all.push(sql`candidate.outcome = ${outcome}`)
  else if (outcome !== undefined) all.push(sql`delivery.outcome = ${outcome}`)
  return all
}
