import type { MovableClock } from '../src/features/sandbox/controls/clock.ts'

/** A clock that stands still until a test moves it. */
export class TestClock implements MovableClock {
  #now: number
  #real: number
  #offsetMs = 0

  constructor(start = new Date()) {
    this.#now = start.getTime()
    this.#real = start.getTime()
  }

  now(): Date {
    return new Date(this.#now + this.#offsetMs)
  }

  real(): Date {
    return new Date(this.#real)
  }

  get realShiftMs(): number {
    return this.#real - Date.now()
  }

  /** Advances the platform's time and real time. */
  advance(seconds: number): void {
    this.#now += seconds * 1000
    this.#real += seconds * 1000
  }

  moveTo(offsetMs: number): void {
    this.#offsetMs = Math.max(this.#offsetMs, offsetMs)
  }

  /** Returns the clock of another process: the same real time, without the sandbox's offset. */
  twin(): TestClock {
    return new TestClock(new Date(this.#now))
  }
}
