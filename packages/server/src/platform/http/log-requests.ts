import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { LiveLog } from '../database/live-log.ts'
import type { RequestLog } from '../database/request-log.ts'
import type { Metrics } from '../metrics.ts'
import type { Caller } from './caller.ts'
import { refusalOf } from './refusal-line.ts'
import { credentialOf, pathOf, queryFieldsOf, shownPath } from './request-line.ts'

interface RequestLogOptions {
  listener: 'api' | 'app'
  metrics: Metrics
  clock: Clock
  liveLog: LiveLog
  requestLog: RequestLog
  /** Whose a request is that was refused before its caller was identified; with `isCachedOnly`, as far as that is cached. */
  callerOfRefused(authorization: string, options: { isCachedOnly: boolean }): Promise<Caller | undefined>
}

/** The partner whose log a request belongs to. */
const partnerIdOf = (caller: Caller | undefined): number | undefined =>
  caller?.partner?.id ?? caller?.credential?.partnerId

/**
 * Writes one line and one measurement per request. The path is logged without its query, which may contain a secret.
 */
export function logRequests(app: FastifyInstance, options: RequestLogOptions): void {
  const { listener, metrics, callerOfRefused } = options
  // The part that is the same for all requests of a route is built once.
  const logs = new Map<string, FastifyBaseLogger>()
  const logOf = (method: string, route: string): FastifyBaseLogger => {
    const key = `${method} ${route}`
    const log = logs.get(key) ?? app.log.child({ listener, method, route })
    logs.set(key, log)
    return log
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, url, ip, caller } = request
    // Fastify rebuilds its description of a route whenever it is asked.
    const route = request.routePath || (request.routeOptions.url ?? 'unknown')
    const durationMs = reply.elapsedTime
    const status = reply.statusCode
    metrics.requests.observe({ listener, method, route, status }, durationMs / 1000)
    if (status === 429) metrics.rateLimited.inc({ listener })
    logOf(method, route).info(
      {
        request_id: id,
        path: pathOf(url),
        status,
        duration_ms: Math.round(durationMs * 10) / 10,
        address: ip,
        partner_id: partnerIdOf(caller),
        user_id: caller?.user?.id,
        credential_id: caller?.credential?.id,
        location_id: caller?.location?.id,
      },
      'request',
    )
    const { authorization } = request.headers
    if (caller) logForPartner(options, request, { reply, caller })
    else if (authorization !== undefined && request.refusal)
      // The gate has cached whom it recognised. Only where it was not asked the database may be; never by a flood.
      callerOfRefused(authorization, { isCachedOnly: request.routePath !== '' || status === 429 }).then(
        found => found && logForPartner(options, request, { reply, caller: found }),
        err => app.log.warn({ err }, 'a refused request is missing in the log of its partner'),
      )
    done()
  })
}

/** Adds the request to what the partner's developers read, by the platform's time. */
function logForPartner(
  { clock, requestLog, liveLog }: RequestLogOptions,
  request: FastifyRequest,
  { reply, caller }: { reply: FastifyReply; caller: Caller },
): void {
  const partnerId = partnerIdOf(caller)
  if (partnerId === undefined) return
  const { id, method, url, refusal } = request
  const path = shownPath(pathOf(url))
  const durationMs = Math.round(reply.elapsedTime * 10) / 10
  const locationId = caller.location?.id ?? null
  const status = reply.statusCode
  requestLog.add({
    at: clock.now(),
    partnerId,
    requestId: id,
    method,
    path,
    operation: request.operationName,
    queryFields: queryFieldsOf(url),
    locationId,
    status,
    durationMs,
    refusal: refusal ? refusalOf(refusal, request) : null,
    ...credentialOf(caller),
  })
  if (liveLog.isWanted(partnerId))
    liveLog.publish(partnerId, {
      type: 'request',
      // Whoever follows the live log compares it with the clock of the wall, as the attempts in it.
      at: clock.real().toISOString(),
      method,
      path,
      status,
      duration_ms: durationMs,
      request_id: id,
      location_id: locationId,
    })
}
