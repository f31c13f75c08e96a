import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { type AuditFilter, listAuditLog } from './audit.store.ts'

const { locations, operators } = catalogue
const usualCount = 25

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

export const auditRoutes = (ctx: Context) => [
  route(operators.readAuditLog, ({ query }) =>
    read(ctx, query, { locationId: query.location_id, partnerId: query.partner_id }),
  ),
  route(locations.readAuditLog, ({ query, caller }) =>
    read(ctx, query, { locationId: caller.location.id, hidesOperators: true }),
  ),
]
