import { catalogue } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { listAuditLog } from './audit.store.ts'

const { operators } = catalogue
const usualCount = 25

export const auditRoutes = (ctx: Context) => [
  route(operators.readAuditLog, async ({ query }) => {
    const { json, next } = await listAuditLog(ctx.db, {
      applicationId: query.application_id,
      locationId: query.location_id,
      before: query.cursor,
      count: query.count ?? usualCount,
    })
    return { json, meta: { next_cursor: next } }
  }),
]
