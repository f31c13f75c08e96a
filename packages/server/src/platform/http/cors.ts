import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forbidden } from '../errors.ts'
import { type AllowedOrigins, type BrowserRule, isAllowedOrigin } from './allowed-origins.ts'
import { refusedOrigin } from './refused-origin.ts'

interface CorsOptions {
  /** Returns undefined where nothing is said to pages of other origins. */
  ruleOf(path: string): BrowserRule | undefined
  origins: AllowedOrigins
  /** The origin of our own pages on another listener, which may call everything here. */
  ownOrigin?(): string
  /** Refuses in the words of the protocol; by default in our envelope. */
  refuse?(reply: FastifyReply, message: string): FastifyReply
}

const exposed = [
  'X-Request-Id',
  'Idempotency-Replayed',
  'ETag',
  'Deprecation',
  'Retry-After',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'WWW-Authenticate',
].join(', ')

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, Idempotency-Key, If-None-Match',
}

/**
 * Lets pages of other origins call what is open to them. Tokens travel in headers and cookies are never allowed, so a
 * site cannot act with credentials that it does not have.
 */
export function allowOrigins(
  app: FastifyInstance,
  { ruleOf, origins, ownOrigin, refuse }: CorsOptions,
): void {
  const isAllowed = (rule: BrowserRule, origin: string): boolean =>
    (rule === 'open' && isAllowedOrigin(origins, origin)) || origin === ownOrigin?.()

  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    const rule = ruleOf(request.url.split('?', 1)[0] ?? '')
    if (!rule) return done()
    if (origin || rule === 'open') reply.header('Vary', 'Origin')
    if (!origin) return done()
    if (isAllowed(rule, origin)) {
      reply.headers({
        'Access-Control-Allow-Origin': origins.any ? '*' : origin,
        'Access-Control-Expose-Headers': exposed,
      })
      if (!isPreflight(request)) return done()
      return void reply
        .code(204)
        .headers({ ...preflightHeaders, 'Access-Control-Max-Age': '600' })
        .send()
    }
    if (rule === 'open' && isSentByPage(request)) {
      // A page can read the refusal of a request, but nobody can read that of a preflight.
      reply.headers({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposed })
      if (isPreflight(request)) return void reply.code(204).headers(preflightHeaders).send()
    } else if (!isPreflight(request)) return done()
    request.log.debug({ request_id: request.id, origin: origin.slice(0, 100) }, 'origin refused')
    const message = refusedOrigin(rule, origin)
    if (!refuse) return done(forbidden(message))
    refuse(reply, message)
  })
}

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

/**
 * Browsers say so themselves, and pages cannot change it. A program that passes on the headers of a page of its own
 * origin is no page.
 */
const isSentByPage = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'
