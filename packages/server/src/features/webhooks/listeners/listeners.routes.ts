import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { LiveListeners } from './live-listeners.ts'
import { reportAttempt } from './report.ts'

const { webhooks } = catalogue

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
    route(webhooks.reportAttempt, async ({ caller, params, body }) => ({
      data: await reportAttempt(ctx, { partnerId: caller.partner.id, listenerId: params.listener_id }, body),
    })),
  ]
}
