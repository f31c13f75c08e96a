import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { KeyRing } from './crypto/key-ring.ts'
import type { Database } from './database/database.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Holds all metrics in their own registry, so that several programs can run in one process. */
export function createMetrics({ ofProcess = true } = {}) {
  const registry = new Registry()
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'foyer_http_request_duration_seconds',
      help: 'Requests by listener, method, route and status.',
      labelNames: ['listener', 'method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    rateLimited: new Counter({
      name: 'foyer_rate_limited_total',
      help: 'Requests that were refused with 429.',
      labelNames: ['listener'],
      registers,
    }),
    connectionsRefused: new Counter({
      name: 'foyer_connections_refused_total',
      help: 'Connections that were refused, by the limit they went beyond.',
      labelNames: ['listener', 'limit'],
      registers,
    }),
    limiterFallback: new Gauge({
      name: 'foyer_rate_limit_fallback',
      help: '1 while Redis is away and this process counts limits for itself.',
      registers,
    }),
    mails: new Counter({
      name: 'foyer_mails_total',
      help: 'Attempts to send a mail by what came of them.',
      labelNames: ['outcome'],
      registers,
    }),
    mailsWaiting: new Gauge({
      name: 'foyer_mails_waiting',
      help: 'Mails that wait to be sent, as of the latest turn of this worker.',
      registers,
    }),
    deliveries: countDeliveries(registry),
    deliveryLateness: new Histogram({
      name: 'foyer_webhook_lateness_seconds',
      help: 'From the moment a webhook delivery was due to its response.',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300],
      registers,
    }),
  }
}

/** Starts at zero for every status, so that a rate exists from the first scrape. */
function countDeliveries(registry: Registry) {
  const counter = new Counter({
    name: 'foyer_webhook_deliveries_total',
    help: 'Webhook deliveries by the status that an attempt or a recheck gave them.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  for (const outcome of ['delivered', 'failed', 'held', 'cancelled']) counter.inc({ outcome }, 0)
  return counter
}

/** Counts values in the database; values that strangers send are not counted. */
export function watchKeyRing({ registry }: Metrics, ring: KeyRing): void {
  new Counter({
    name: 'foyer_sealed_unreadable_total',
    help: 'Stored values that no key of this process opened.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(ring.unreadable)
    },
  })
}

export function watchDatabase({ registry }: Metrics, database: Database): void {
  new Gauge({
    name: 'foyer_database_connections',
    help: 'Connections of this process to the database.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.stats)) this.set({ state }, count)
    },
  })
}

export function watchWorlds({ registry }: Metrics, worlds: { readonly count: number }): void {
  new Gauge({
    name: 'foyer_worlds',
    help: 'Worlds of this sandbox.',
    registers: [registry],
    collect() {
      this.set(worlds.count)
    },
  })
}
