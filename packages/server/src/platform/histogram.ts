import type { Metric, Registry } from 'prom-client'

type Labels = Record<string, string | number>

interface HistogramOptions {
  name: string
  help: string
  /** In seconds, rising. */
  bounds: number[]
}

/** One line of it: what was observed with the same labels. */
export class Series {
  readonly #bounds: number[]
  /** One for each bound, and one for what is beyond the last. */
  readonly #counts: number[]
  #sum = 0

  constructor(
    readonly labels: Labels,
    bounds: number[],
  ) {
    this.#bounds = bounds
    this.#counts = new Array(bounds.length + 1).fill(0)
  }

  observe(seconds: number): void {
    let index = 0
    while (index < this.#bounds.length && seconds > (this.#bounds[index] as number)) index++
    this.#counts[index] = (this.#counts[index] ?? 0) + 1
    this.#sum += seconds
  }

  read(name: string) {
    const { labels } = this
    let total = 0
    const buckets = this.#counts.map((count, index) => ({
      metricName: `${name}_bucket`,
      labels: { ...labels, le: this.#bounds[index] ?? '+Inf' },
      value: (total += count),
    }))
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.#sum },
      { metricName: `${name}_count`, labels, value: total },
    ]
  }
}

/** prom-client's own spends more on an observation than many a handler on its answer. */
export class Histogram {
  readonly #series: Series[] = []

  constructor(
    registry: Registry,
    private readonly options: HistogramOptions,
  ) {
    const { name } = options
    registry.registerMetric({ name, get: async () => this.#read() } as unknown as Metric)
  }

  /** To be kept by whoever observes: it is not looked up again. */
  addSeries(labels: Labels = {}): Series {
    const series = new Series(labels, this.options.bounds)
    this.#series.push(series)
    return series
  }

  #read() {
    const { name, help } = this.options
    const values = this.#series.flatMap(series => series.read(name))
    return { name, help, type: 'histogram', values, aggregator: 'sum' }
  }
}
