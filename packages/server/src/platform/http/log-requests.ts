import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { LiveLog } from '../database/live-log.ts'
import type { RequestLog } from '../database/request-log.ts'
import type { Metrics } from '../metrics.ts'
import { credentialOf, pathOf, queryFieldsOf, shownPath } from './request-line.ts'

interface RequestLogOptions {
  listener: 'api' | 'app'
  metrics: Metrics
  clock: Clock
  liveLog: LiveLog
  requestLog: RequestLog
}

/**
 * Writes one line and one measurement per request. The path is logged without its query, which may contain a secret.
 */
export function logRequests(
  app: FastifyInstance,
  { listener, metrics, clock, liveLog, requestLog }: RequestLogOptions,
): void {
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
    const partnerId = caller?.partner?.id ?? caller?.credential?.partnerId
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
        partner_id: partnerId,
        user_id: caller?.user?.id,
        credential_id: caller?.credential?.id,
        location_id: caller?.location?.id,
      },
      'request',
    )
    if (partnerId !== undefined) {
      const at = clock.real()
      const path = shownPath(pathOf(url))
      const rounded = Math.round(durationMs * 10) / 10
      const locationId = caller?.location?.id ?? null
      requestLog.add({
        at,
        partnerId,
        requestId: id,
        method,
        path,
        operation: request.operationName,
        queryFields: queryFieldsOf(url),
        locationId,
        status,
        durationMs: rounded,
        ...credentialOf(caller),
      })
      if (liveLog.isWanted(partnerId))
        liveLog.publish(partnerId, {
          type: 'request',
          at: at.toISOString(),
          method,
          path,
          status,
          duration_ms: rounded,
          request_id: id,
          location_id: locationId,
        })
    }
    done()
  })
}
