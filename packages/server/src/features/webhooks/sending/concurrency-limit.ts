import {
  assumedResponseMs,
  fastResponseMs,
  initialConcurrency,
  minConcurrency,
  responseWeight,
  usualConcurrency,
} from '../limits.ts'

export interface AttemptSpeed {
  isSuccess: boolean
  responseMs: number
}

/** How many requests an endpoint gets at once: more while it succeeds, still more when it is fast, less when it fails. */
export class ConcurrencyLimit {
  #current: number
  #successes = 0
  #averageMs = assumedResponseMs

  constructor(private readonly max: number) {
    this.#current = Math.min(initialConcurrency, max)
  }

  get current(): number {
    return this.#current
  }

  get isFast(): boolean {
    return this.#averageMs < fastResponseMs
  }

  record({ isSuccess, responseMs }: AttemptSpeed): void {
    this.#averageMs += (responseMs - this.#averageMs) * responseWeight
    if (!isSuccess) {
      this.#current = Math.max(Math.min(minConcurrency, this.max), Math.floor(this.#current / 2))
      this.#successes = 0
    } else if (++this.#successes >= this.#current) {
      const max = this.isFast ? this.max : Math.min(usualConcurrency, this.max)
      this.#current = Math.min(max, this.#current * 2)
      this.#successes = 0
    }
  }
}
