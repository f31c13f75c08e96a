import { anyone } from '@foyer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError, forbidden } from '../../platform/errors.ts'
import { parseHost } from '../../platform/http/own-hosts.ts'
import { metricsCheck } from './metrics-access.ts'

/** Whether this process takes work: false while it starts and while it drains. */
export interface Readiness {
  isReady: boolean
}

interface HealthOptions {
  readiness: Readiness
  isOwnPort: boolean
}

export function serveHealth(
  app: FastifyInstance,
  ctx: Context,
  { readiness, isOwnPort }: HealthOptions,
): void {
  const config = { access: anyone('load balancers have no tokens') }
  const check = metricsCheck({
    token: ctx.config.secrets.metricsToken,
    allowed: ctx.config.metricsAllow,
    proxies: ctx.config.trustedProxies,
    publicNames: publicNamesOf(ctx),
    isOwnPort,
  })
  const mayReadMetrics = ({ raw, headers: { authorization, host }, socket }: FastifyRequest) =>
    check({
      peer: socket.remoteAddress ?? '',
      authorization,
      host,
      headerNames: raw.rawHeaders.filter((_text, index) => index % 2 === 0),
    })

  app.get('/healthz', { config }, async () => ({ status: 'ok' }))

  // Anybody may call this, so the reasons are only for the log and for those who may read the metrics.
  app.get('/readyz', { config }, async request => {
    if (!readiness.isReady) throw notReady()
    await ctx.db.ping().catch(cause => {
      ctx.log.warn({ err: cause }, 'not ready: the database does not answer')
      throw notReady(cause)
    })
    // The process still takes work, because only what needs that key fails.
    const { problem } = ctx.key
    const status = problem ? 'degraded' : 'ready'
    if (!mayReadMetrics(request)) return { status }
    return { status, ...(problem ? { problem } : {}), redis: ctx.limiter.redis }
  })

  app.get(
    '/metrics',
    { config: { access: anyone('the peer, the port or the token is the check') } },
    async (request, reply) => {
      if (!mayReadMetrics(request))
        throw forbidden(
          'Metrics are for whoever runs this server: see METRICS_TOKEN, METRICS_ALLOW and HEALTH_PORT.',
        )
      return reply.type(ctx.metrics.registry.contentType).send(await ctx.metrics.registry.metrics())
    },
  )
}

function publicNamesOf({ config }: Context): string[] {
  const urls = [config.publicApiUrl, config.publicAppUrl].filter(url => url !== undefined)
  const hosts = [...config.allowedHosts, ...urls.map(url => new URL(url).host)]
  return hosts.map(host => parseHost(host)?.name).filter(name => name !== undefined)
}

const notReady = (cause?: unknown) => new AppError('unavailable', 'Not ready.', { cause })
