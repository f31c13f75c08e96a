import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { LiveNotifications } from './live-notifications.ts'

export const notificationRoutes = (ctx: Context) => {
  const live = new LiveNotifications(ctx)
  return [
    route(catalogue.notifications.stream, async ({ caller }) => ({
      stream: await live.stream(caller.user.id),
    })),
  ]
}
