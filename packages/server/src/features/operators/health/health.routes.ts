import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { listFailingEndpoints } from './failing-endpoints.store.ts'
import { createHealth } from './health.ts'

const { operators } = catalogue
const usualCount = 25

export function healthRoutes(ctx: Context) {
  const { health, waiting } = createHealth(ctx)
  return [
    route(operators.getHealth, async () => ({ data: await health() })),
    route(operators.getWaiting, async () => ({ data: await waiting() })),
    route(operators.listFailingEndpoints, async ({ query }) => {
      const { json, next } = await listFailingEndpoints(ctx.db, {
        partnerId: query.partner_id,
        after: query.cursor,
        count: query.count ?? usualCount,
      })
      return { json, meta: { next_cursor: next } }
    }),
  ]
}
