import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { getOwnApplication } from '../applications/own-applications.ts'
import { getChecklist } from './checklist.ts'
import { listInstallsSince, listRevenueSince } from './publishing.store.ts'

const { applications } = catalogue

export function publishingRoutes(ctx: Context) {
  const ownKey = (caller: { user: { id: number } }, params: { application_id: number }) => ({
    userId: caller.user.id,
    applicationId: params.application_id,
  })
  return [
    route(applications.getChecklist, async ({ caller, params }) => ({
      data: await getChecklist(ctx, ownKey(caller, params)),
    })),
    route(applications.listRevenue, async ({ caller, params, query }) => {
      await getOwnApplication(ctx, ownKey(caller, params))
      const since = firstOfMonth(ctx.clock.now(), (query.months ?? 12) - 1)
      return { json: await listRevenueSince(ctx.db, params.application_id, since) }
    }),
    route(applications.listInstallFigures, async ({ caller, params, query }) => {
      await getOwnApplication(ctx, ownKey(caller, params))
      const till = ctx.clock.now()
      const since = midnight(till, (query.days ?? 30) - 1)
      return { json: await listInstallsSince(ctx.db, params.application_id, { since, till }) }
    }),
  ]
}

const firstOfMonth = (at: Date, monthsAgo: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - monthsAgo, 1))

const midnight = (at: Date, daysAgo: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() - daysAgo))
