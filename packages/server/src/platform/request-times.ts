import type { Registry } from 'prom-client'
import { Histogram, type Series } from './histogram.ts'

interface RequestLabels extends Record<string, string | number> {
  listener: string
  method: string
  route: string
  status: number
}

/** How long requests took, by what they asked for and how they ended. */
export class RequestTimes {
  readonly #histogram: Histogram
  readonly #series = new Map<string, Series>()

  constructor(registry: Registry) {
    this.#histogram = new Histogram(registry, {
      name: 'foyer_http_request_duration_seconds',
      help: 'Requests by listener, method, route and status.',
      bounds: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    })
  }

  observe(labels: RequestLabels, seconds: number): void {
    const key = `${labels.status}${labels.listener}${labels.method}${labels.route}`
    let series = this.#series.get(key)
    if (!series) this.#series.set(key, (series = this.#histogram.addSeries(labels)))
    series.observe(seconds)
  }
}
