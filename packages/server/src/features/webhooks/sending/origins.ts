import { placeOf } from '../../../platform/network/outbound.ts'
import type { LaneState } from './lane-state.ts'

/** One server, which several queues may lead to. Who finds it busy waits here, and not while its time runs. */
export class Origin {
  #underWay = 0
  readonly #waiting = new Set<LaneState>()
  /** How many queues of this process lead to it. */
  queues = 0

  constructor(private readonly most: number) {}

  get isFull(): boolean {
    return this.#underWay >= this.most
  }

  begin(): void {
    this.#underWay++
  }

  end(): void {
    this.#underWay--
  }

  wait(state: LaneState): void {
    this.#waiting.add(state)
  }

  /** The queue that has waited longest: each gets its turn. */
  nextWaiting(): LaneState | undefined {
    if (this.#waiting.size === 0) return undefined
    const [first] = this.#waiting
    if (first) this.#waiting.delete(first)
    return first
  }
}

export class Origins {
  readonly #all = new Map<string, Origin>()

  /** `mostAtOnce`: requests to one of them. */
  constructor(private readonly mostAtOnce: number) {}

  join(url: string): Origin {
    const name = nameOf(url)
    let origin = this.#all.get(name)
    if (!origin) this.#all.set(name, (origin = new Origin(this.mostAtOnce)))
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

const nameOf = (url: string): string => placeOf(url)?.origin ?? url
