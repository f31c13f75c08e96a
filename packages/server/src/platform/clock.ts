/**
 * The only source of time. `now` is the platform's time, which a sandbox can move forward; `real` is wall-clock time,
 * for signatures, rate limits and sessions, which must not follow the sandbox.
 */
export interface Clock {
  now(): Date
  real(): Date
  /** The difference between `real` and the machine's time: 0 outside tests. */
  readonly realShiftMs: number
}

/** Runs with the machine's clock, ahead of it by an offset that only grows. */
export class PlatformClock implements Clock {
  readonly realShiftMs = 0
  #offsetMs = 0

  now(): Date {
    return new Date(Date.now() + this.#offsetMs)
  }

  real(): Date {
    return new Date()
  }

  moveTo(offsetMs: number): void {
    this.#offsetMs = Math.max(this.#offsetMs, offsetMs)
  }
}

/** Measures how long something real took, such as an answer from the network. No rule depends on it. */
export const stopwatchMs = (): number => performance.now()
