import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { type AuditFilter, listAuditLog } from './audit.store.ts'
import { exportAuditLog } from './audit.ts'

const { locations, operators } = catalogue
const usualCount = 25
const usualExport = 1000

interface AuditQuery {
  action?: string
  user_id?: number
  application_id?: number
  cursor?: number
  count?: number
}

async function read(ctx: Context, query: AuditQuery, within: Partial<AuditFilter>) {
  const { json, next } = await listAuditLog(ctx.db, {
    action: query.action,
    userId: query.user_id,
    applicationId: query.application_id,
    before: query.cursor,
    count: query.count ?? usualCount,
    ...within,
  })
  return { json, meta: { next_cursor: next } }
}

interface WholeQuery extends AuditQuery {
  person_id?: number
  location_id?: number
  partner_id?: number
  address?: string
  from?: string
  till?: string
}

/** What operators can filter by. */
const wholeFilter = (query: WholeQuery): Partial<AuditFilter> => ({
  locationId: query.location_id,
  partnerId: query.partner_id,
  personId: query.person_id,
  address: query.address || undefined,
  from: query.from ? new Date(query.from) : undefined,
  till: query.till ? new Date(query.till) : undefined,
})

export const auditRoutes = (ctx: Context) => [
  route(operators.readAuditLog, ({ query }) => read(ctx, query, wholeFilter(query))),
  route(operators.exportAuditLog, async ({ body, caller, address }) => {
    const { count, ...filters } = body
    // Anybody can make up a cursor, so each page has its entry.
    await exportAuditLog(ctx, { userId: caller.user.id, address }, filters)
    return read(ctx, { ...body, count: count ?? usualExport }, wholeFilter(body))
  }),
  route(locations.readAuditLog, ({ query, caller }) =>
    read(ctx, query, { locationId: caller.location.id, hidesOperators: true }),
  ),
]
