import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { activityRoutes } from './features/activities/activities.routes.ts'
import { applicationRoutes } from './features/applications/applications.routes.ts'
import { appointmentRoutes } from './features/appointments/appointments.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { availabilityRoutes } from './features/availability/availability.routes.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { clientRoutes } from './features/clients/clients.routes.ts'
import { deliveryRoutes } from './features/deliveries/deliveries.routes.ts'
import { dictionaryRoutes } from './features/dictionaries/dictionaries.routes.ts'
import { financeRoutes } from './features/finance/finance.routes.ts'
import { hooksSettingsRoutes } from './features/hooks-settings/hooks-settings.routes.ts'
import { createOnce } from './features/idempotency/idempotency.ts'
import { accountSecurityRoutes } from './features/identity/account-security.routes.ts'
import { emailRoutes } from './features/identity/email.routes.ts'
import { identityRoutes } from './features/identity/identity.routes.ts'
import { createGate } from './features/identity/identity.ts'
import { serveBrowserRedirect } from './features/links/browser-redirect.routes.ts'
import { linkRoutes } from './features/links/links.routes.ts'
import { findCallbackHint } from './features/links/wrong-host.ts'
import { locationRoutes } from './features/locations/locations.routes.ts'
import { loyaltyRoutes } from './features/loyalty/loyalty.routes.ts'
import { mailRoutes } from './features/mail/mail.routes.ts'
import { marketplaceRoutes } from './features/marketplace/marketplace.routes.ts'
import { memberRoutes } from './features/members/members.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { oauthRoutes } from './features/oauth/oauth.routes.ts'
import { serveResourceMetadata } from './features/oauth/protected-resource.routes.ts'
import { operatorRoutes } from './features/operators/operators.routes.ts'
import { partnerRoutes } from './features/partners/partners.routes.ts'
import { productRoutes } from './features/products/products.routes.ts'
import { resourceRoutes } from './features/resources/resources.routes.ts'
import { restrictedKeyRoutes } from './features/restricted-keys/restricted-keys.routes.ts'
import type { MovableClock } from './features/sandbox/clock.ts'
import { sandboxRoutes } from './features/sandbox/sandbox.routes.ts'
import { serviceCategoryRoutes } from './features/services/service-categories.routes.ts'
import { serviceRoutes } from './features/services/services.routes.ts'
import { storeRoutes } from './features/store/store.routes.ts'
import { teamRoutes } from './features/team/team.routes.ts'
import { v3Routes } from './features/v3/v3.routes.ts'
import { voipRoutes } from './features/voip/voip.routes.ts'
import { listenerOptions } from './listener-options.ts'
import { notFound } from './platform/errors.ts'
import { allowAppOrigin } from './platform/http/allow-app-origin.ts'
import { createListener, nothingThere } from './platform/http/create-listener.ts'
import { limitCredentials, limitRequests, partnerWindow } from './platform/http/limit-requests.ts'
import { logRequests } from './platform/http/log-requests.ts'
import type { Route } from './platform/http/route.ts'
import { serve } from './platform/http/serve.ts'

/** Every operation with its function, one line per feature; each listener serves those that have an address on it. */
export function allRoutes(ctx: Context, clock: MovableClock): Route[] {
  const routes = [
    ...identityRoutes(ctx),
    ...emailRoutes(ctx),
    ...accountSecurityRoutes(ctx),
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
    ...applicationRoutes(ctx),
    ...storeRoutes(ctx),
    ...operatorRoutes(ctx),
    ...auditRoutes(ctx),
    ...linkRoutes(ctx),
    ...marketplaceRoutes(ctx),
    ...billingRoutes(ctx),
    ...availabilityRoutes(ctx),
    ...hooksSettingsRoutes(ctx),
    ...deliveryRoutes(ctx),
    ...dictionaryRoutes(ctx),
    ...voipRoutes(ctx),
    ...notificationRoutes(ctx),
    ...restrictedKeyRoutes(ctx),
    ...oauthRoutes(ctx),
    ...v3Routes(ctx),
    ...mailRoutes(ctx),
    ...sandboxRoutes(ctx, clock),
  ]
  const { mode, previewV3 } = ctx.config
  return routes.filter(
    ({ operation }) => (mode === 'sandbox' || !operation.sandboxOnly) && (previewV3 || !operation.preview),
  )
}

/** The API listener. */
export async function createApi(ctx: Context, routes: Route[]): Promise<FastifyInstance> {
  const { config, metrics, limiter } = ctx
  const app = createListener({
    ...listenerOptions(ctx, 'api'),
    onNotFound: async request => {
      const hint = findCallbackHint(request.url.split('?', 1)[0] ?? '', ctx.urls.app)
      if (hint) throw notFound(hint)
      return nothingThere(request)
    },
  })
  logRequests(app, { listener: 'api', metrics })
  allowAppOrigin(app, () => new URL(ctx.urls.app).origin)
  const window = partnerWindow(config.limits)
  limitRequests(app, { limiter, windowOf: () => window })
  await serveBrowserRedirect(app, ctx, '/api/v1')
  limitCredentials(app, { limiter, policies: [{ limit: config.limits.v3PerMinute, windowSeconds: 60 }] })
  serve(app, routes, { listener: 'api', gate: createGate(ctx), once: createOnce(ctx), isSecureCookie: false })
  if (config.previewV3) serveResourceMetadata(app, ctx)
  return app
}
