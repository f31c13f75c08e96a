import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from './database/database.ts'
import { RequestTimes } from './request-times.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Everything that is measured, in a registry of its own, so that several programs can live in one process. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new RequestTimes(registry),
    rateLimited: new Counter({
      name: 'foyer_rate_limited_total',
      help: 'Requests that were refused with 429.',
      labelNames: ['listener'],
      registers,
    }),
    limiterFallback: new Gauge({
      name: 'foyer_rate_limit_fallback',
      help: '1 while Redis is away and this process counts limits for itself.',
      registers,
    }),
  }
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
