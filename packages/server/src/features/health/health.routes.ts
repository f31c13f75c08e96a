import { BlockList, isIPv6 } from 'node:net'
import { anyone } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError, forbidden } from '../../platform/errors.ts'

/** Whether this process takes work: false while it starts and while it drains. */
export interface Readiness {
  isReady: boolean
}

export function serveHealth(app: FastifyInstance, ctx: Context, readiness: Readiness): void {
  const config = { access: anyone('load balancers have no tokens') }
  const mayReadMetrics = addressCheck(['127.0.0.0/8', '::1', ...ctx.config.metricsAllow])

  app.get('/healthz', { config }, async () => ({ status: 'ok' }))

  app.get('/readyz', { config }, async () => {
    if (!readiness.isReady) throw new AppError('unavailable', 'Not ready: starting or stopping.')
    await ctx.db.ping().catch(cause => {
      throw new AppError('unavailable', 'Not ready: the database does not answer.', { cause })
    })
    // It still takes work: all but what needs that key goes on.
    return ctx.key.problem ? { status: 'degraded', problem: ctx.key.problem } : { status: 'ready' }
  })

  app.get(
    '/metrics',
    { config: { access: anyone('the allow-list is the check') } },
    async (request, reply) => {
      // The peer itself, whatever a proxy says: metrics are for neighbours.
      if (!mayReadMetrics(request.socket.remoteAddress ?? '')) throw forbidden()
      return reply.type(ctx.metrics.registry.contentType).send(await ctx.metrics.registry.metrics())
    },
  )
}

export function addressCheck(ranges: string[]): (address: string) => boolean {
  const allowed = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) allowed.addAddress(address, family)
    else allowed.addSubnet(address, Number(bits), family)
  }
  return given => {
    const address = given.replace(/^::ffff:(?=\d+\.)/i, '')
    return allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
}
