import type { ResourceName } from '@foyer/contract'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface LocationLogFilter {
  locationId: number
  /** The kinds of records that the reader may read. */
  readable: ResourceName[]
  record: { resource: ResourceName; id: number } | undefined
  status: string | undefined
  outcome: string | undefined
}

/** The newest event comes first. */
export interface LocationLogPosition {
  number: number
  id: number
}

export interface LocationDeliveryRow {
  id: number
  number: number
  resource: ResourceName
  resource_id: number
  status: string
  occurred_at: Date
  partner_id: number
  partner_title: string
  application_id: number | null
  application_title: string | null
  url: string
  outcome: 'scheduled' | 'delivered' | 'failed' | 'held' | 'cancelled'
  reason: string
  attempts: number
  response_status: number | null
  last_attempt_at: Date | null
}

interface LocationLogRequest {
  /** This moves with the clock, so it is not part of the filter that a cursor is bound to. */
  retainedSince: Date
  after: LocationLogPosition | undefined
  count: number
}

/** One page scans at most this many deliveries, so that a filter has a bounded cost; the cursor continues from there. */
const maxScanned = 2000

export async function readLocationLogPage(
  db: Db,
  filter: LocationLogFilter,
  { count, ...request }: LocationLogRequest,
): Promise<{ rows: LocationDeliveryRow[]; end: LocationLogPosition | undefined }> {
  const candidates = candidatesFor(filter, request)
  const { status, outcome, readable } = filter
  const rows = await db.run<LocationDeliveryRow & Record<string, unknown>>(sql`
    select delivery.id, delivery.event_number as number, delivery.resource, delivery.resource_id, delivery.status,
      delivery.occurred_at, delivery.partner_id, partner.title as partner_title, delivery.application_id,
      application.title as application_title, delivery.url, delivery.outcome, delivery.reason, delivery.attempts,
      attempt.response_status, attempt.started_at as last_attempt_at
    from (${candidates} limit ${maxScanned}) candidate
    cross join lateral (
      select * from delivery_log logged
      where logged.id = candidate.id and logged.created_at = candidate.created_at offset 0
    ) delivery
    join partners partner on partner.id = delivery.partner_id
    left join applications application on application.id = delivery.application_id
    left join lateral (
      select response_status, started_at from delivery_attempts
      where delivery_id = delivery.id and created_at = delivery.created_at
      order by number desc limit 1
    ) attempt on true
    where candidate.resource = any(${readable}::text[])
      ${status === undefined ? empty : sql`and candidate.status = ${status}`}
      ${outcome === undefined ? empty : sql`and delivery.outcome = ${outcome}`}
    order by candidate.number desc, candidate.id desc
    limit ${count + 1}`)
  const page = rows.slice(0, count)
  if (rows.length > count) return { rows: page, end: page.at(-1) }
  const [last] = await db.run<LocationLogPosition & Record<string, unknown>>(
    sql`${candidates} offset ${maxScanned - 1} limit 1`,
  )
  return { rows: page, end: last && { number: last.number, id: last.id } }
}

/** Selects deliveries of events by index, newest event first. Rows are read lazily. */
function candidatesFor(
  { locationId, record }: LocationLogFilter,
  { after, retainedSince }: Omit<LocationLogRequest, 'count'>,
): Sql {
  const begin = after
    ? sql`and (delivery.event_number, delivery.id) < (${after.number}::bigint, ${after.id}::bigint)`
    : empty
  const columns = sql`delivery.id, delivery.created_at, delivery.event_number as number, delivery.resource, delivery.status`
  const newestFirst = sql`order by delivery.event_number desc, delivery.id desc`
  if (!record)
    return sql`
      select ${columns} from deliveries delivery
      where delivery.location_id = ${locationId} and delivery.event_number is not null
        and delivery.created_at >= ${retainedSince} ${begin}
      ${newestFirst}`
  return sql`
    select ${columns}
    from events event
    join deliveries delivery on delivery.location_id = event.location_id and delivery.event_number = event.number
    where event.location_id = ${locationId} and event.resource = ${record.resource}
      and event.resource_id = ${record.id} and event.occurred_at >= ${retainedSince}
      ${after ? sql`and event.number <= ${after.number}::bigint` : empty}
      and delivery.created_at >= ${retainedSince} ${begin}
    ${newestFirst}`
}
