import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { servePaymentPage } from './features/billing/payment-page.routes.ts'
import { pageOrNothing, serveConsole } from './features/console/console.routes.ts'
import { serveDemoLogins } from './features/demo/demo.routes.ts'
import { type Readiness, serveHealth } from './features/health/health.routes.ts'
import { createGate } from './features/identity/identity.ts'
import { serveBrowserRedirect } from './features/links/browser-redirect.routes.ts'
import { serveOAuth } from './features/oauth/protocol.routes.ts'
import { serveReference } from './features/reference/reference.routes.ts'
import { createListener } from './platform/http/create-listener.ts'
import { limitRequests } from './platform/http/limit-requests.ts'
import { logRequests } from './platform/http/log-requests.ts'
import type { Route } from './platform/http/route.ts'
import { serve } from './platform/http/serve.ts'
import { readTlsFiles } from './platform/http/tls.ts'

// Generous: a page loads many files. Passwords have a strict limit of their own.
const pagePolicies = [
  { limit: 100, windowSeconds: 1 },
  { limit: 3000, windowSeconds: 60 },
]

/** The app listener: account operations, pages, and what the operator watches. */
export async function createApp(
  ctx: Context,
  routes: Route[],
  readiness: Readiness,
): Promise<FastifyInstance> {
  const { config, log, metrics, limiter } = ctx
  const tls = config.tls && readTlsFiles(config.tls)
  const app = createListener({
    log,
    trustedProxies: config.trustedProxies,
    tls,
    onNotFound: pageOrNothing,
  })
  // Sessions live here; the API listener knows tokens only.
  await app.register(cookie)
  logRequests(app, { listener: 'app', metrics })
  limitRequests(app, {
    scope: 'app',
    limiter,
    policies: pagePolicies,
    // The endpoints of OAuth2 have their own, and refuse in the words of OAuth2.
    except: /^\/(healthz|readyz|metrics)$|^\/oauth\/(token|revoke|introspect)\b/,
  })
  await serveBrowserRedirect(app, ctx, '')
  serve(app, routes, {
    listener: 'app',
    gate: createGate(ctx),
    isSecureCookie: Boolean(tls) || Boolean(config.publicAppUrl?.startsWith('https:')),
  })
  serveHealth(app, ctx, readiness)
  if (config.mode === 'sandbox') serveDemoLogins(app)
  await servePaymentPage(app, ctx)
  if (config.previewV3) serveOAuth(app, ctx)
  await serveReference(app, ctx)
  await serveConsole(app, ctx)
  return app
}
