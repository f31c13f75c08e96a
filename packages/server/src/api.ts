import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { accountSecurityRoutes } from './features/access/accounts/account-security.routes.ts'
import { emailRoutes } from './features/access/accounts/email.routes.ts'
import { identityRoutes } from './features/access/accounts/identity.routes.ts'
import { mailSettingsRoutes } from './features/access/accounts/mail-settings.routes.ts'
import { deletionRoutes } from './features/access/deletion/deletion.routes.ts'
import { findCallerOfRefused } from './features/access/gate/caller-of-refused.ts'
import { createGate } from './features/access/gate/gate.ts'
import { memberRoutes } from './features/access/members/members.routes.ts'
import { oauthRoutes } from './features/access/oauth/oauth.routes.ts'
import { serveResourceMetadata } from './features/access/oauth/protected-resource.routes.ts'
import { restrictedKeyRoutes } from './features/access/restricted-keys/restricted-keys.routes.ts'
import { appointmentRoutes } from './features/calendar/appointments/appointments.routes.ts'
import { availabilityRoutes } from './features/calendar/availability/availability.routes.ts'
import { withNextSlots } from './features/calendar/availability/with-next-slots.ts'
import { groupEventRoutes } from './features/calendar/group-events/group-events.routes.ts'
import { resourceRoutes } from './features/calendar/resources/resources.routes.ts'
import { serviceCategoryRoutes } from './features/calendar/services/service-categories.routes.ts'
import { serviceRoutes } from './features/calendar/services/services.routes.ts'
import { teamRoutes } from './features/calendar/team/team.routes.ts'
import { clientRoutes } from './features/clients/clients.routes.ts'
import { financeRoutes } from './features/commerce/finance/finance.routes.ts'
import { loyaltyRoutes } from './features/commerce/loyalty/loyalty.routes.ts'
import { productRoutes } from './features/commerce/products/products.routes.ts'
import { auditRoutes } from './features/infrastructure/audit/audit.routes.ts'
import { createOnce } from './features/infrastructure/idempotency/idempotency.ts'
import { liveLogRoutes } from './features/infrastructure/live-log/live-log.routes.ts'
import { mailRoutes } from './features/infrastructure/mail/mail.routes.ts'
import { insightRoutes } from './features/insights/insights.routes.ts'
import { dictionaryRoutes } from './features/locations/dictionaries/dictionaries.routes.ts'
import { locationRoutes } from './features/locations/locations/locations.routes.ts'
import { applicationRoutes } from './features/marketplace/applications/applications.routes.ts'
import { billingRoutes } from './features/marketplace/billing/billing.routes.ts'
import { directoryRoutes } from './features/marketplace/directory/directory.routes.ts'
import { serveBrowserRedirect } from './features/marketplace/installations/browser-redirect.routes.ts'
import { endInstallations } from './features/marketplace/installations/end-installations.ts'
import { installationRoutes } from './features/marketplace/installations/installations.routes.ts'
import { findCallbackHint } from './features/marketplace/installations/wrong-host.ts'
import { messagingRoutes } from './features/marketplace/messaging/messaging.routes.ts'
import { operatorRoutes } from './features/marketplace/operators/operators.routes.ts'
import { partnerTeamRoutes } from './features/marketplace/partner-team/partner-team.routes.ts'
import { partnerRoutes } from './features/marketplace/partners/partners.routes.ts'
import { publishingRoutes } from './features/marketplace/publishing/publishing.routes.ts'
import { notificationRoutes } from './features/notifications/live-notifications/notifications.routes.ts'
import { noticeRoutes } from './features/notifications/notices/notices.routes.ts'
import { blockRoutes } from './features/operators/blocks/blocks.routes.ts'
import { healthRoutes } from './features/operators/health/health.routes.ts'
import { operatorListRoutes } from './features/operators/lists/lists.routes.ts'
import { suspensionRoutes } from './features/operators/suspensions/suspensions.routes.ts'
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts'
import { type SandboxControls, sandboxRoutes } from './features/sandbox/controls/sandbox.routes.ts'
import { sandboxPagesRoutes } from './features/sandbox/pages/sandbox-pages.routes.ts'
import { worldRoutes } from './features/sandbox/worlds/worlds.routes.ts'
import { voipRoutes } from './features/telephony/voip/voip.routes.ts'
import { v3Routes } from './features/v3/v3.routes.ts'
import { endpointCheckRoutes } from './features/webhooks/endpoint-checks/endpoint-checks.routes.ts'
import { hooksSettingsRoutes } from './features/webhooks/endpoints/hooks-settings.routes.ts'
import { partnerEndpointRoutes } from './features/webhooks/endpoints/partner-endpoints.routes.ts'
import { listenerRoutes } from './features/webhooks/listeners/listeners.routes.ts'
import { deliveryRoutes } from './features/webhooks/log/deliveries.routes.ts'
import { replayRoutes } from './features/webhooks/replays/replays.routes.ts'
import { listenerOptions } from './listener-options.ts'
import { notFound } from './platform/errors.ts'
import { allowOrigins } from './platform/http/cors.ts'
import { createListener, nothingThere } from './platform/http/create-listener.ts'
import { limitCredentials, limitRequests, partnerWindow } from './platform/http/limit-requests.ts'
import { logRequests } from './platform/http/log-requests.ts'
import { holdUntilOpen, type Opening } from './platform/http/opening.ts'
import type { Route } from './platform/http/route.ts'
import { serve } from './platform/http/serve.ts'

/**
 * Lists every operation with its function, one line per feature; each listener serves those that have an address on it.
 */
export function allRoutes(ctx: Context, controls: SandboxControls): Route[] {
  const routes = [
    ...identityRoutes(ctx),
    ...emailRoutes(ctx),
    ...mailSettingsRoutes(ctx),
    ...noticeRoutes(ctx),
    ...accountSecurityRoutes(ctx),
    ...deletionRoutes(ctx),
    ...partnerRoutes(ctx),
    ...locationRoutes(ctx, { withNextSlots, endInstallations }),
    ...memberRoutes(ctx),
    ...teamRoutes(ctx),
    ...serviceCategoryRoutes(ctx),
    ...clientRoutes(ctx),
    ...personalDataRoutes(ctx),
    ...serviceRoutes(ctx),
    ...resourceRoutes(ctx),
    ...appointmentRoutes(ctx),
    ...groupEventRoutes(ctx),
    ...productRoutes(ctx),
    ...financeRoutes(ctx),
    ...loyaltyRoutes(ctx),
    ...applicationRoutes(ctx),
    ...publishingRoutes(ctx),
    ...directoryRoutes(ctx),
    ...operatorRoutes(ctx),
    ...operatorListRoutes(ctx),
    ...suspensionRoutes(ctx),
    ...blockRoutes(ctx),
    ...healthRoutes(ctx),
    ...partnerTeamRoutes(ctx),
    ...auditRoutes(ctx),
    ...installationRoutes(ctx),
    ...messagingRoutes(ctx),
    ...billingRoutes(ctx),
    ...availabilityRoutes(ctx),
    ...hooksSettingsRoutes(ctx),
    ...partnerEndpointRoutes(ctx),
    ...deliveryRoutes(ctx),
    ...listenerRoutes(ctx),
    ...endpointCheckRoutes(ctx),
    ...replayRoutes(ctx),
    ...insightRoutes(ctx),
    ...dictionaryRoutes(ctx),
    ...voipRoutes(ctx),
    ...notificationRoutes(ctx),
    ...restrictedKeyRoutes(ctx),
    ...oauthRoutes(ctx),
    ...v3Routes(ctx),
    ...mailRoutes(ctx),
    ...liveLogRoutes(ctx),
    ...sandboxRoutes(ctx, controls),
    ...worldRoutes(ctx, controls.worlds),
    ...sandboxPagesRoutes(ctx, controls),
  ]
  const { mode, previewV3 } = ctx.config
  return routes.filter(
    ({ operation }) => (mode === 'sandbox' || !operation.sandboxOnly) && (previewV3 || !operation.preview),
  )
}

const isOpenToBrowsers = (path: string) => /^\/+(api\/+v3|\.well-known)(\/|$)/.test(path)

/** Creates the API listener. */
export async function createApi(ctx: Context, routes: Route[], opening: Opening): Promise<FastifyInstance> {
  const { config, limiter } = ctx
  const app = createListener({
    ...listenerOptions(ctx, 'api'),
    onNotFound: async request => {
      const hint = findCallbackHint(request.url.split('?', 1)[0] ?? '', ctx.urls.app)
      if (hint) throw notFound(hint)
      return nothingThere(request)
    },
  })
  logRequests(app, {
    ...ctx,
    listener: 'api',
    callerOfRefused: (authorization, options) => findCallerOfRefused(ctx, authorization, options),
  })
  holdUntilOpen(app, opening)
  allowOrigins(app, {
    ruleOf: path => (isOpenToBrowsers(path) ? 'open' : 'server'),
    origins: config.corsOrigins,
    ownOrigin: () => new URL(ctx.urls.app).origin,
  })
  const window = partnerWindow(config.limits)
  limitRequests(app, { limiter, windowOf: () => window })
  await serveBrowserRedirect(app, ctx, '/api/v1')
  limitCredentials(app, { limiter, policies: [{ limit: config.limits.v3PerMinute, windowSeconds: 60 }] })
  serve(app, routes, {
    listener: 'api',
    gate: createGate(ctx, 'api'),
    once: createOnce(ctx),
    isSecureCookie: false,
  })
  if (config.previewV3) serveResourceMetadata(app, ctx)
  return app
}
