import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { activityRoutes } from './features/activities/activities.routes.ts'
import { appointmentRoutes } from './features/appointments/appointments.routes.ts'
import { availabilityRoutes } from './features/availability/availability.routes.ts'
import { clientRoutes } from './features/clients/clients.routes.ts'
import { dictionaryRoutes } from './features/dictionaries/dictionaries.routes.ts'
import { financeRoutes } from './features/finance/finance.routes.ts'
import { identityRoutes } from './features/identity/identity.routes.ts'
import { createGate } from './features/identity/identity.ts'
import { locationRoutes } from './features/locations/locations.routes.ts'
import { loyaltyRoutes } from './features/loyalty/loyalty.routes.ts'
import { memberRoutes } from './features/members/members.routes.ts'
import { partnerRoutes } from './features/partners/partners.routes.ts'
import { productRoutes } from './features/products/products.routes.ts'
import { resourceRoutes } from './features/resources/resources.routes.ts'
import type { MovableClock } from './features/sandbox/clock.ts'
import { sandboxRoutes } from './features/sandbox/sandbox.routes.ts'
import { serviceCategoryRoutes } from './features/services/service-categories.routes.ts'
import { serviceRoutes } from './features/services/services.routes.ts'
import { teamRoutes } from './features/team/team.routes.ts'
import { allowAppOrigin } from './platform/http/allow-app-origin.ts'
import { createListener } from './platform/http/create-listener.ts'
import { limitRequests } from './platform/http/limit-requests.ts'
import { logRequests } from './platform/http/log-requests.ts'
import type { Route } from './platform/http/route.ts'
import { serve } from './platform/http/serve.ts'
import { readTlsFiles } from './platform/http/tls.ts'

/** Every operation with its function, one line per feature; each listener serves those that have an address on it. */
export function allRoutes(ctx: Context, clock: MovableClock): Route[] {
  const routes = [
    ...identityRoutes(ctx),
    ...partnerRoutes(ctx),
    ...locationRoutes(ctx),
    ...memberRoutes(ctx),
    ...teamRoutes(ctx),
    ...serviceCategoryRoutes(ctx),
    ...clientRoutes(ctx),
    ...serviceRoutes(ctx),
    ...resourceRoutes(ctx),
    ...appointmentRoutes(ctx),
    ...activityRoutes(ctx),
    ...productRoutes(ctx),
    ...financeRoutes(ctx),
    ...loyaltyRoutes(ctx),
    ...availabilityRoutes(ctx),
    ...dictionaryRoutes(ctx),
    ...sandboxRoutes(ctx, clock),
  ]
  return ctx.config.mode === 'sandbox' ? routes : routes.filter(({ operation }) => !operation.sandboxOnly)
}

/** The API listener. */
export async function createApi(ctx: Context, routes: Route[]): Promise<FastifyInstance> {
  const { config, log, metrics, limiter } = ctx
  const tls = config.tls && readTlsFiles(config.tls)
  const app = createListener({ log, trustedProxies: config.trustedProxies, tls })
  logRequests(app, { listener: 'api', metrics })
  allowAppOrigin(app, () => new URL(ctx.urls.app).origin)
  limitRequests(app, {
    scope: 'api',
    limiter,
    policies: [
      { limit: config.limits.perSecond, windowSeconds: 1 },
      { limit: config.limits.perMinute, windowSeconds: 60 },
    ],
  })
  serve(app, routes, { listener: 'api', gate: createGate(ctx), isSecureCookie: false })
  return app
}
