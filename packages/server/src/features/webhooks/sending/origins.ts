import { parseTarget } from '../../../platform/network/outbound.ts'

/** One server, which several queues may lead to. A queue that finds it busy waits here, before its timeout starts. */
export class Origin<Queue> {
  #inFlight = 0
  readonly #waiting = new Set<Queue>()
  /** How many queues of this worker lead to it. */
  queues = 0

  constructor(private readonly maxConcurrency: number) {}

  get isFull(): boolean {
    return this.#inFlight >= this.maxConcurrency
  }

  begin(): void {
    this.#inFlight++
  }

  end(): void {
    this.#inFlight--
  }

  wait(queue: Queue): void {
    this.#waiting.add(queue)
  }

  /** Returns the queue that has waited longest, so that every queue gets its turn. */
  takeWaiting(): Queue | undefined {
    const [first] = this.#waiting
    if (first) this.#waiting.delete(first)
    return first
  }
}

export class Origins<Queue> {
  readonly #all = new Map<string, Origin<Queue>>()

  constructor(private readonly maxConcurrency: number) {}

  join(url: string): Origin<Queue> {
    const name = nameOf(url)
    const origin = this.#all.get(name) ?? new Origin<Queue>(this.maxConcurrency)
    this.#all.set(name, origin)
    origin.queues++
    return origin
  }

  leave(url: string): void {
    const origin = this.#all.get(nameOf(url))
    if (origin && --origin.queues === 0) this.#all.delete(nameOf(url))
  }

  clear(): void {
    this.#all.clear()
  }
}

/** Only web addresses have an origin of their own. */
function nameOf(url: string): string {
  const { origin = 'null' } = parseTarget(url) ?? {}
  return origin === 'null' ? url : origin
}
