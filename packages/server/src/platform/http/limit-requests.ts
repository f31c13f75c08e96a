import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { headersOf, type Limiter, type Policy } from './rate-limit/policy.ts'

interface Options {
  /** Keeps the counts of different kinds of request apart. */
  scope: string
  limiter: Limiter
  policies: Policy[]
  /** Paths that are never limited, such as health. */
  except?: RegExp
}

/** Before everything else: counts each request against its address. */
export function limitRequests(app: FastifyInstance, { scope, limiter, policies, except }: Options): void {
  const active = policies.filter(policy => policy.limit > 0)
  if (active.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (except?.test(request.url)) return
    const verdict = await limiter.take(`${scope}:${canonical(request.ip)}`, active)
    reply.headers(headersOf(verdict))
    if (!verdict.isAllowed) throw tooMany(verdict)
  })
}

/**
 * After everything that a credential must prove, so that refused ones do not count, and before its input is read. The
 * headers tell of the policy with the least left.
 */
export function limitCredentials(
  app: FastifyInstance,
  { limiter, policies }: Pick<Options, 'limiter' | 'policies'>,
): void {
  const active = policies.filter(policy => policy.limit > 0)
  if (active.length === 0) return
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { credential } = request.caller ?? {}
    if (!credential) return done()
    limiter.take(`credential:${credential.id}`, active).then(verdict => {
      const left = Number(reply.getHeader('ratelimit-remaining') ?? Number.POSITIVE_INFINITY)
      if (!verdict.isAllowed || verdict.remaining < left) reply.headers(headersOf(verdict))
      done(verdict.isAllowed ? null : tooMany(verdict))
    }, done)
  })
}

const tooMany = ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
  new AppError('rate_limited', `Too many requests: try again in ${retryAfterSeconds} s.`)

/** An IPv4 address is the same client on a socket that speaks IPv6. */
const canonical = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
