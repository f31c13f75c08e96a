import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { forbidden } from '../../../platform/errors.ts'
import { route } from '../../../platform/http/route.ts'
import { LiveNotifications } from './live-notifications.ts'

export const notificationRoutes = (ctx: Context) => {
  const live = new LiveNotifications(ctx)
  return [
    route(catalogue.notifications.stream, async ({ caller, query }) => {
      const withHints = query.hints === 1
      // The scopes of an access token are narrower than what hints are about.
      if (withHints && !caller.sessionHash)
        throw forbidden('Hints need a signed-in session: an access token gets calls only.')
      return { stream: await live.stream(caller.user.id, { withHints }) }
    }),
  ]
}
