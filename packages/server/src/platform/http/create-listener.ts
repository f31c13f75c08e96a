import { randomUUID } from 'node:crypto'
import { usualBodyLimit } from '@foyer/contract'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { toChallenge } from '../challenge.ts'
import { type AppError, notFound } from '../errors.ts'
import type { Log } from '../log.ts'
import { brokenRequestHandler } from './broken-request.ts'
import type { Caller } from './caller.ts'
import {
  answerWatch,
  type ConnectionLimits,
  isSent,
  limitConnections,
  type Timeouts,
  timeoutsFor,
} from './connections.ts'
import { acceptJsonBodies } from './input/body.ts'
import { parseQuery } from './input/query.ts'
import { type OwnHosts, ownHostCheck } from './own-hosts.ts'
import { isForeignPath, toOwnTarget } from './own-target.ts'
import { renderError, toAppError } from './render-error.ts'
import { securityHeaders } from './security-headers.ts'
import { compileSerializersLate } from './serializers.ts'
import type { TlsFiles } from './tls.ts'

export interface ListenerOptions {
  log: Log
  trustedProxies: string[]
  tls: TlsFiles | undefined
  /** Tells whether browsers reach it by https, here or at a proxy. */
  isHttps: boolean
  hosts: OwnHosts
  connections?: ConnectionLimits
  timeouts?: Timeouts
  /** Answers requests without a route; by default in the envelope. */
  onNotFound?(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/**
 * After this many requests the caller must reconnect, and counts among the connections again. An event stream is one
 * request.
 */
const maxRequestsPerSocket = 1000

/** Creates a listener with our conventions and no routes; whatever fails on it, fails in our envelope. */
export function createListener(options: ListenerOptions): FastifyInstance {
  const { log, trustedProxies, tls, timeouts = timeoutsFor(trustedProxies.length > 0) } = options
  const headers = securityHeaders(options.isHttps)
  const addHeaders = (request: FastifyRequest, reply: FastifyReply) =>
    reply.header('x-request-id', request.id).headers(headers)
  const wrongHost = ownHostCheck(options.hosts)
  const http = {
    headersTimeout: timeouts.headersMs,
    connectionsCheckingInterval: timeouts.checkMs,
    // We refuse a request without a host ourselves, in our envelope.
    requireHostHeader: false,
  }
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: usualBodyLimit,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionTimeout: timeouts.idleMs,
    maxRequestsPerSocket,
    rewriteUrl: toOwnTarget,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      // Only read-input.ts reads the query, and knows that it is a map.
      querystringParser: parseQuery as unknown as (text: string) => Record<string, unknown>,
      maxParamLength: 500,
    },
    clientErrorHandler: brokenRequestHandler(timeouts.closingMs),
    // Hooks do not see these requests.
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply)
      return answerError(wrongHost(request) ?? error, request, reply)
    },
    ...(tls ? { https: { ...tls, ...http, handshakeTimeout: timeouts.handshakeMs } } : { http }),
  }) as unknown as FastifyInstance
  if (options.connections) limitConnections(app.server, options.connections)

  // A logger per request costs more than the id in the one line that it writes.
  app.setChildLoggerFactory(logger => logger)
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  acceptJsonBodies(app)
  compileSerializersLate(app)
  // Fastify needs the shape of decorations in advance; identify() gives each request its own caller.
  app.decorateRequest<Caller>('caller', null as unknown as Caller)
  app.decorateRequest('routePath', '')
  app.decorateRequest('operationName', '')
  app.decorateRequest<AppError | null>('refusal', null)

  // Hooks that wait for nothing call back at once, because a promise for each is noticeable on the hot path.
  app.addHook('onRequest', (request, reply, done) => {
    addHeaders(request, reply)
    done(wrongHost(request) ?? (isForeignPath(request.url) ? nothingAt(request) : undefined))
  })
  // A route declares who may call it; a library's routes get this from the scope they are registered in.
  app.addHook('onRoute', function ({ url, config }) {
    if (!config?.access && !this.hasDecorator('scopeAccess'))
      throw new Error(`The route ${url} declares no access.`)
  })
  // A connection that stays open after its last answer would delay the stop.
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  const watchAnswer = answerWatch(timeouts)
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('Connection', 'close')
    // This writes the answer, unless a later hook waits for something.
    done()
    if (!isSent(payload, reply.raw)) watchAnswer(reply)
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(options.onNotFound ?? nothingThere)
  return app
}

export async function nothingThere(request: FastifyRequest): Promise<never> {
  throw nothingAt(request)
}

const nothingAt = (request: FastifyRequest) =>
  notFound(`There is nothing at ${request.url.split('?', 1)[0]}.`)

function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toAppError(thrown, request)
  request.refusal = error
  if (error.status >= 500)
    request.log.error({ request_id: request.id, err: error.cause ?? error }, 'request failed')
  const { type, body } = renderError(error, {
    path: request.url.split('?', 1)[0] ?? '',
    requestId: request.id,
    isForPartners: request.routeOptions?.config?.isForPartners,
  })
  return reply.code(error.status).headers(headersOf(error)).type(type).send(body)
}

function headersOf({ code, status, headers }: AppError): Record<string, string> {
  if (code === 'too_large') return { ...headers, Connection: 'close' }
  return status === 401 ? { 'WWW-Authenticate': toChallenge('Bearer'), ...headers } : headers
}
