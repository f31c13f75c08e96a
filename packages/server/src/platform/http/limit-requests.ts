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
    if (!verdict.isAllowed)
      throw new AppError('rate_limited', `Too many requests: try again in ${verdict.retryAfterSeconds} s.`)
  })
}

/** An IPv4 address is the same client on a socket that speaks IPv6. */
const canonical = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
