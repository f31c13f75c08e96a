import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from './context.ts'
import { findCallerOfRefused } from './features/access/gate/caller-of-refused.ts'
import { createGate } from './features/access/gate/gate.ts'
import { browserRuleOf } from './features/access/oauth/browser-rules.ts'
import { serveOAuth } from './features/access/oauth/protocol.routes.ts'
import { createOnce } from './features/infrastructure/idempotency/idempotency.ts'
import { serveBrowserRedirect } from './features/marketplace/installations/browser-redirect.routes.ts'
import { serveDemoLogins } from './features/sandbox/demo-world/demo.routes.ts'
import { serveCollection } from './http/api-explorer/collection.routes.ts'
import { serveExplorer } from './http/api-explorer/explorer.routes.ts'
import { pageOrNothing, serveConsole } from './http/console/console.routes.ts'
import { serveDocumentation } from './http/documentation/documentation.routes.ts'
import { type Readiness, serveHealth } from './http/health/health.routes.ts'
import { servePaymentPage } from './http/payment-page/payment-page.routes.ts'
import { listenerOptions } from './listener-options.ts'
import { allowOrigins } from './platform/http/cors.ts'
import { createListener } from './platform/http/create-listener.ts'
import { limitRequests, partnerWindow, type RequestWindow } from './platform/http/limit-requests.ts'
import { logRequests } from './platform/http/log-requests.ts'
import { holdUntilOpen, type Opening } from './platform/http/opening.ts'
import type { Route } from './platform/http/route.ts'
import { serve } from './platform/http/serve.ts'

// The limit is generous because a page makes many calls. Passwords have their own strict limit.
const pageWindow: RequestWindow = {
  name: 'page',
  policies: [
    { limit: 100, windowSeconds: 1 },
    { limit: 3000, windowSeconds: 60 },
  ],
}
/** The files of the console: a page consists of many, and browsers keep them. */
const fileWindow: RequestWindow = {
  name: 'file',
  policies: [
    { limit: 500, windowSeconds: 1 },
    { limit: 10_000, windowSeconds: 60 },
  ],
}
const isFile = (path: string) => /^\/(app|assets)\//.test(path)
// The endpoints of OAuth2 have their own limit, and refuse in the words of OAuth2.
const isUnlimited = (path: string) =>
  /^\/(healthz|readyz|metrics)$|^\/oauth\/(token|revoke|introspect)\/?(\?|$)/.test(path)

/** OAuth2 has error bodies of its own. */
const refuseOrigin = (reply: FastifyReply, error_description: string): FastifyReply =>
  reply.code(403).send({ error: 'invalid_request', error_description })

/** Creates the app listener: account operations, pages, and what the operator monitors. */
export async function createApp(
  ctx: Context,
  routes: Route[],
  { readiness, opening }: { readiness: Readiness; opening: Opening },
): Promise<FastifyInstance> {
  const { config, limiter } = ctx
  const options = listenerOptions(ctx, 'app')
  const app = createListener({ ...options, onNotFound: pageOrNothing })
  // Sessions exist only here; the API listener accepts tokens only.
  await app.register(cookie)
  logRequests(app, {
    ...ctx,
    listener: 'app',
    callerOfRefused: (authorization, options) => findCallerOfRefused(ctx, authorization, options),
  })
  holdUntilOpen(app, opening)
  if (config.previewV3)
    allowOrigins(app, { ruleOf: browserRuleOf, origins: config.corsOrigins, refuse: refuseOrigin })
  const partners = partnerWindow(config.limits)
  limitRequests(app, {
    limiter,
    windowOf: ({ url, routeOptions }) => {
      if (isUnlimited(url)) return undefined
      if (isFile(url)) return fileWindow
      return routeOptions.config.isForPartners ? partners : pageWindow
    },
  })
  await serveBrowserRedirect(app, ctx, '')
  serve(app, routes, {
    listener: 'app',
    gate: createGate(ctx, 'app'),
    once: createOnce(ctx),
    isSecureCookie: options.isHttps,
  })
  serveHealth(app, ctx, { readiness, isOwnPort: false })
  if (config.mode === 'sandbox') serveDemoLogins(app, ctx)
  await servePaymentPage(app, ctx)
  if (config.previewV3) serveOAuth(app, ctx)
  serveExplorer(app, ctx)
  serveCollection(app, ctx)
  serveDocumentation(app)
  await serveConsole(app, ctx)
  return app
}
