import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitKeyOf } from '../network/canonical-address.ts'
import { headersOf, type Limiter, type LimitPolicy } from './rate-limit/policy.ts'
import { tooMany } from './rate-limit/too-many.ts'

/** Requests that are counted together, whichever listener they come to. */
export interface RequestWindow {
  name: 'partner' | 'page'
  policies: LimitPolicy[]
}

interface LimitOptions {
  limiter: Limiter
  /** Undefined for what is never limited here, such as health. */
  windowOf(request: FastifyRequest): RequestWindow | undefined
}

/** Before everything else: counts each request against its address. */
export function limitRequests(app: FastifyInstance, { limiter, windowOf }: LimitOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const window = windowOf(request)
    if (!window || window.policies.length === 0) return
    const result = await limiter.take(`${window.name}:${limitKeyOf(request.ip)}`, window.policies)
    reply.headers(headersOf(result))
    if (!result.isAllowed) throw tooMany(result)
  })
}

/** One for v1, v2 and v3 on both listeners; a limit of 0 is none. */
export const partnerWindow = (limits: { perSecond: number; perMinute: number }): RequestWindow => ({
  name: 'partner',
  policies: [
    { limit: limits.perSecond, windowSeconds: 1 },
    { limit: limits.perMinute, windowSeconds: 60 },
  ].filter(policy => policy.limit > 0),
})

/**
 * After everything that a credential must prove, so that refused ones do not count, and before its input is read. The
 * headers tell of the policy with the least left.
 */
export function limitCredentials(
  app: FastifyInstance,
  { limiter, policies }: { limiter: Limiter; policies: LimitPolicy[] },
): void {
  const active = policies.filter(policy => policy.limit > 0)
  if (active.length === 0) return
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { credential } = request.caller ?? {}
    if (!credential) return done()
    limiter.take(`credential:${credential.id}`, active).then(result => {
      const left = Number(reply.getHeader('ratelimit-remaining') ?? Number.POSITIVE_INFINITY)
      if (!result.isAllowed || result.remaining < left) reply.headers(headersOf(result))
      done(result.isAllowed ? null : tooMany(result))
    }, done)
  })
}
