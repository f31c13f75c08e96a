import sql, { join, type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

// One process at a time changes partitions. The number must not be used by another program.
const daysLock = 7_036_119_049

/** Writers queue behind a transaction that waits for a table lock, so this one gives up soon. */
async function lockDays(tx: Tx): Promise<void> {
  await tx.run(sql`select set_config('lock_timeout', '1s', true)`)
  await tx.run(sql`select pg_advisory_xact_lock(${daysLock}::bigint)`)
}

export async function ensureRequestDays(tx: Tx, from: Date, until: Date): Promise<void> {
  await lockDays(tx)
  await tx.run(sql`select ensure_request_days(${from}, ${until})`)
}

export async function dropRequestDays(tx: Tx, before: Date): Promise<void> {
  await lockDays(tx)
  await tx.run(sql`select drop_request_days(${before})`)
}

export interface RequestFilter {
  partnerId: number
  method?: string
  statusClass?: string
  locationId?: number
  requestId?: string
  /** Part of the path. */
  path?: string
  from?: Date
  till?: Date
}

interface RequestPosition {
  /** In microseconds since 1970, as PostgreSQL has it. */
  at: number
  id: number
}

export interface RequestRow {
  id: number
  at: Date
  position: number
  request_id: string
  method: string
  path: string
  query_fields: string[]
  operation: string
  location_id: number | null
  location_title: string | null
  status: number
  duration_ms: number
  token_kind: 'partner' | 'user' | 'application' | 'oauth_client'
  user_id: number | null
  client_id: string | null
  error_code: string | null
  error_message: string | null
  error_fields: string[]
}

interface RequestPageRequest {
  since: Date
  after: RequestPosition | undefined
  count: number
}

/** One page scans at most this many rows, so that a filter has a bounded cost; the cursor continues from there. */
const maxScanned = 10_000

const positionOf = (at: Sql) => sql`(extract(epoch from ${at}) * 1000000)::bigint`

export async function readRequestPage(
  db: Db,
  filter: RequestFilter,
  { since, after, count }: RequestPageRequest,
): Promise<{ rows: RequestRow[]; end: RequestPosition | undefined }> {
  const scanned = candidatesOf(filter, { since, after })
  const rows = await db.run<RequestRow & Record<string, unknown>>(sql`
    select request.id, request.at, ${positionOf(sql`request.at`)} as position, request.request_id, request.method,
      request.path, request.query_fields, request.operation, request.location_id, location.title as location_title,
      request.status::int, round(request.duration_ms::numeric, 1)::float8 as duration_ms, request.token_kind,
      request.user_id, request.client_id, request.error_code, request.error_message, request.error_fields
    from (${scanned} limit ${maxScanned}) request
    left join locations location on location.id = request.location_id
    where ${join(conditionsOf(filter), ' and ')}
    order by request.at desc, request.id desc limit ${count + 1}`)
  const page = rows.slice(0, count)
  const last = page.at(-1)
  if (rows.length > count && last) return { rows: page, end: { at: last.position, id: last.id } }
  const [end] = await db.run<{ position: number; id: number }>(sql`
    select ${positionOf(sql`at`)} as position, id from (${scanned} offset ${maxScanned - 1} limit 1) last`)
  return { rows: page, end: end && { at: end.position, id: end.id } }
}

function candidatesOf(
  { partnerId, requestId, from, till }: RequestFilter,
  { since, after }: Omit<RequestPageRequest, 'count'>,
): Sql {
  const all = [sql`partner_id = ${partnerId}`, sql`at >= ${since}`]
  if (requestId !== undefined) all.push(sql`request_id = ${requestId}`)
  if (from) all.push(sql`at >= ${from}`)
  if (till) all.push(sql`at < ${till}`)
  if (after)
    all.push(
      sql`(at, id) < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id}::bigint)`,
    )
  return sql`select * from api_requests where ${join(all, ' and ')} order by at desc, id desc`
}

function conditionsOf({ method, statusClass, locationId, path }: RequestFilter): Sql[] {
  const all = [sql`true`]
  if (method !== undefined) all.push(sql`request.method = ${method}`)
  if (statusClass !== undefined) all.push(sql`request.status / 100 = ${Number(statusClass[0])}`)
  if (locationId !== undefined) all.push(sql`request.location_id = ${locationId}`)
  if (path !== undefined) all.push(sql`position(lower(${path}) in request.path) > 0`)
  return all
}
