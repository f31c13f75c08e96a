import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitKeyOf } from '../network/canonical-address.ts'
import { headersOf, type Limiter, type LimitPolicy } from './rate-limit/policy.ts'
import { tooMany } from './rate-limit/too-many.ts'

/** Requests of one window are counted together, whichever listener they come to. */
export interface RequestWindow {
  name: 'partner' | 'page' | 'file'
  policies: LimitPolicy[]
}

interface LimitOptions {
  limiter: Limiter
  /** Returns undefined for requests that are never limited here, such as health checks. */
  windowOf(request: FastifyRequest): RequestWindow | undefined
}

/** Counts each request against its network address, before everything else. */
export function limitRequests(app: FastifyInstance, { limiter, windowOf }: LimitOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    const window = windowOf(request)
    if (!window || window.policies.length === 0) return done()
    limiter.take(`${window.name}:${limitKeyOf(request.ip)}`, window.policies).then(result => {
      // A browser has no use for what is left, and loads twenty files for a page.
      if (window.name !== 'file' || !result.isAllowed) reply.headers(headersOf(result))
      done(result.isAllowed ? undefined : tooMany(result))
    }, done)
  })
}

/** Makes one limit for v1, v2 and v3 on both listeners; 0 switches it off. */
export const partnerWindow = (limits: { perSecond: number; perMinute: number }): RequestWindow => ({
  name: 'partner',
  policies: [
    { limit: limits.perSecond, windowSeconds: 1 },
    { limit: limits.perMinute, windowSeconds: 60 },
  ].filter(policy => policy.limit > 0),
})

/**
 * Runs after the credential is proven, so that refused calls do not count, and before the input is read. The headers
 * describe the policy with the least left.
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
