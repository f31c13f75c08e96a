import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { LiveLog } from '../database/live-log.ts'
import type { Metrics } from '../metrics.ts'

interface RequestLogOptions {
  listener: 'api' | 'app'
  metrics: Metrics
  clock: Clock
  liveLog: LiveLog
}

/**
 * Writes one line and one measurement per request. The path is logged without its query, which may contain a secret.
 */
export function logRequests(
  app: FastifyInstance,
  { listener, metrics, clock, liveLog }: RequestLogOptions,
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
    if (liveLog.isWanted(partnerId))
      liveLog.publish(partnerId, {
        type: 'request',
        at: clock.real().toISOString(),
        method,
        path: shownPath(pathOf(url)).slice(0, maxPathLength),
        status,
        duration_ms: Math.round(durationMs * 10) / 10,
        request_id: id,
        location_id: caller?.location?.id ?? null,
      })
    done()
  })
}

/** A line of the live log is short, whatever was requested. */
const maxPathLength = 300

/** Words of a path, IDs and dates. Whatever else stands there may be personal or secret. */
const isShown = (part: string): boolean => /^([a-z_]{0,40}|v\d|(dlv_)?\d{1,16}|\d{4}-\d\d-\d\d)$/.test(part)

const shownPath = (path: string): string =>
  path
    .split('/')
    .map(part => (isShown(part) ? part : '…'))
    .join('/')

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
