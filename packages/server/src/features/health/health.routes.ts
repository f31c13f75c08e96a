import { anyone } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError, forbidden } from '../../platform/errors.ts'
import { metricsCheck } from './metrics-access.ts'

/** Whether this process takes work: false while it starts and while it drains. */
export interface Readiness {
  isReady: boolean
}

interface Options {
  readiness: Readiness
  isOwnPort: boolean
}

export function serveHealth(app: FastifyInstance, ctx: Context, { readiness, isOwnPort }: Options): void {
  const config = { access: anyone('load balancers have no tokens') }
  const mayReadMetrics = metricsCheck({
    token: ctx.config.secrets.metricsToken,
    allowed: ctx.config.metricsAllow,
    proxies: ctx.config.trustedProxies,
    isOwnPort,
  })

  app.get('/healthz', { config }, async () => ({ status: 'ok' }))

  // Anybody may ask, so the reason is for the log.
  app.get('/readyz', { config }, async () => {
    if (!readiness.isReady) throw notReady()
    await ctx.db.ping().catch(cause => {
      ctx.log.warn({ err: cause }, 'not ready: the database does not answer')
      throw notReady(cause)
    })
    // It still takes work: all but what needs that key goes on.
    return ctx.key.problem ? { status: 'degraded', problem: ctx.key.problem } : { status: 'ready' }
  })

  app.get(
    '/metrics',
    { config: { access: anyone('the peer, the port or the token is the check') } },
    async ({ raw, headers: { authorization }, socket }, reply) => {
      const headerNames = raw.rawHeaders.filter((_text, index) => index % 2 === 0)
      if (!mayReadMetrics({ peer: socket.remoteAddress ?? '', authorization, headerNames })) throw forbidden()
      return reply.type(ctx.metrics.registry.contentType).send(await ctx.metrics.registry.metrics())
    },
  )
}

const notReady = (cause?: unknown) => new AppError('unavailable', 'Not ready.', { cause })
