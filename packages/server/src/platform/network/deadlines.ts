import { stopwatchMs } from '../clock.ts'

/** Something that must end in time. It knows its neighbours, so that it can leave from the middle of the list. */
export interface Waiting {
  startedMs: number
  earlier: Waiting | undefined
  later: Waiting | undefined
  onDeadline(): void
}

/** All of them have the same time, so that one timer is enough, for the one that began first. */
export class Deadlines {
  #first: Waiting | undefined
  #last: Waiting | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(private readonly timeoutMs: number) {}

  add(waiting: Waiting): void {
    waiting.startedMs = stopwatchMs()
    waiting.earlier = this.#last
    if (this.#last) this.#last.later = waiting
    else this.#first = waiting
    this.#last = waiting
    if (!this.#timer) this.#wait(this.timeoutMs)
  }

  remove(waiting: Waiting): void {
    const { earlier, later } = waiting
    if (earlier) earlier.later = later
    else if (this.#first === waiting) this.#first = later
    if (later) later.earlier = earlier
    else if (this.#last === waiting) this.#last = earlier
    waiting.earlier = waiting.later = undefined
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** Whoever is told that its time is over may add another, which would have begun to wait. */
  #wait(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#look(), Math.ceil(ms))
  }

  #look(): void {
    this.#timer = undefined
    for (let first = this.#first; first; first = this.#first) {
      const left = first.startedMs + this.timeoutMs - stopwatchMs()
      if (left > 0) {
        this.#wait(left)
        return
      }
      this.remove(first)
      first.onDeadline()
    }
  }
}
