import type { Metric, Registry } from 'prom-client'

const name = 'foyer_http_request_duration_seconds'
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Times {
  labels: Record<string, string | number>
  /** One for each bound, and one for what is beyond the last. */
  counts: number[]
  sum: number
}

/** The histogram of requests. prom-client's own spends more on an observation than many a handler on its answer. */
export class RequestTimes {
  readonly #times = new Map<string, Times>()

  constructor(registry: Registry) {
    registry.registerMetric({ name, get: async () => this.#read() } as unknown as Metric)
  }

  observe(
    labels: { listener: string; method: string; route: string; status: number },
    seconds: number,
  ): void {
    const key = `${labels.status}${labels.listener}${labels.method}${labels.route}`
    let times = this.#times.get(key)
    if (!times) {
      times = { labels, counts: new Array(bounds.length + 1).fill(0), sum: 0 }
      this.#times.set(key, times)
    }
    let index = 0
    while (index < bounds.length && seconds > (bounds[index] as number)) index++
    times.counts[index] = (times.counts[index] ?? 0) + 1
    times.sum += seconds
  }

  #read() {
    const values = [...this.#times.values()].flatMap(({ labels, counts, sum }) => {
      let total = 0
      const buckets = counts.map((count, index) => ({
        metricName: `${name}_bucket`,
        labels: { ...labels, le: bounds[index] ?? '+Inf' },
        value: (total += count),
      }))
      return [
        ...buckets,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: total },
      ]
    })
    return {
      name,
      help: 'Requests by listener, method, route and status.',
      type: 'histogram',
      values,
      aggregator: 'sum',
    }
  }
}
