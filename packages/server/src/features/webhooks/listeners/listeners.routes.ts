import { catalogue, resourceKinds } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { requireMembership } from '../../marketplace/partners/partners.ts'
import { LiveListeners } from './live-listeners.ts'
import { reportAttempt } from './report.ts'
import { reportOfDeveloper } from './report-of-developer.ts'

const { webhooks, partnerWebhooks } = catalogue
const recordKinds = Object.keys(resourceKinds)

export const listenerRoutes = (ctx: Context) => {
  const live = new LiveListeners(ctx)
  return [
    route(webhooks.listen, async ({ caller, query }) => ({
      stream: await live.stream({
        partnerId: caller.partner.id,
        locationId: query.location_id,
        events: query.events,
      }),
    })),
    route(partnerWebhooks.listen, async ({ caller, params, query }) => {
      const partnerId = params.partner_id
      await requireMembership(ctx.db, { userId: caller.user.id, partnerId })
      const { location_id: locationId, events = recordKinds } = query
      return { stream: await live.stream({ partnerId, locationId, events }) }
    }),
    route(partnerWebhooks.reportAttempt, async ({ caller, params, body }) => {
      const key = { userId: caller.user.id, partnerId: params.partner_id, listenerId: params.listener_id }
      return { data: await reportOfDeveloper(ctx, key, body) }
    }),
    route(webhooks.reportAttempt, async ({ caller, params, body }) => ({
      data: await reportAttempt(ctx, { partnerId: caller.partner.id, listenerId: params.listener_id }, body),
    })),
  ]
}
