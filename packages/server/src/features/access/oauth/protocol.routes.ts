import type { IncomingMessage, ServerResponse } from 'node:http'
import { anyone } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { headersOf, type LimitPolicy } from '../../../platform/http/rate-limit/policy.ts'
import { limitKeyOf } from '../../../platform/network/canonical-address.ts'
import { problemOfQuery } from './check-query.ts'
import { metadata } from './metadata.ts'
import { providerOf, routes } from './provider.ts'

const access = anyone('OAuth2 has credentials of its own, which the library checks')
const perAddress: LimitPolicy[] = [{ limit: 120, windowSeconds: 60 }]

/** Serves these four endpoints of OAuth2 and nothing else of the library. */
export function serveOAuth(app: FastifyInstance, ctx: Context): void {
  app.get('/.well-known/oauth-authorization-server', { config: { access } }, async () =>
    metadata(ctx.urls.app),
  )
  for (const url of [routes.authorization, `${routes.authorization}/:request`])
    app.get(url, { config: { access }, onRequest: [checkQuery, handOver] }, unreachable)
  for (const url of [routes.token, routes.revocation, routes.introspection]) {
    app.post(url, { config: { access }, onRequest: [limit, checkQuery, handOver] }, unreachable)
    app.route({ method: ['GET', 'PUT', 'PATCH', 'DELETE'], url, config: { access }, handler: onlyPost })
  }

  async function limit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const result = await ctx.limiter.take(`oauth:${limitKeyOf(request.ip)}`, perAddress)
    reply.headers(headersOf(result))
    if (result.isAllowed) return undefined
    const error_description = `too many requests: try again in ${result.retryAfterSeconds} s`
    return reply.code(429).send({ error: 'temporarily_unavailable', error_description })
  }

  /** Runs before the library reads the body. */
  async function handOver(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const provider = await providerOf(ctx)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    setPublicAddress(request.raw, new URL(ctx.urls.app))
    await provider.callback()(request.raw, reply.raw as ServerResponse)
  }
}

async function checkQuery(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const error_description = problemOfQuery(request.url)
  if (!error_description) return undefined
  return reply
    .code(400)
    .header('Cache-Control', 'no-store')
    .send({ error: 'invalid_request', error_description })
}

/** The configured public address counts, whatever the request or a proxy says. */
function setPublicAddress({ headers }: IncomingMessage, { host, protocol }: URL): void {
  headers.host = host
  headers['x-forwarded-host'] = host
  headers['x-forwarded-proto'] = protocol.slice(0, -1)
}

const onlyPost = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(405)
    .header('Allow', 'POST')
    .send({ error: 'invalid_request', error_description: 'this endpoint takes POST' })

const unreachable = async () => {
  throw new Error('The library has answered already.')
}
