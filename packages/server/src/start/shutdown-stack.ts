import { setTimeout as pause } from 'node:timers/promises'
import { stopwatchMs } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'

// Supervisors kill a process after 30 seconds. Steps that begin late still have the time that they need when all is well.
const maxStopMs = 26_000
const minStepMs = 250

/**
 * Stops everything that was started, in the opposite order; a step that fails, or waits for something that never comes,
 * does not keep the rest running.
 */
export class ShutdownStack {
  isRunning = false
  readonly #steps: { name: string; stop(): unknown }[] = []

  constructor(
    private readonly log: Log,
    private readonly maxMs = maxStopMs,
  ) {}

  add(name: string, stop: () => unknown): void {
    this.#steps.push({ name, stop })
  }

  async run(): Promise<void> {
    this.isRunning = true
    const end = stopwatchMs() + this.maxMs
    for (let step = this.#steps.pop(); step; step = this.#steps.pop())
      try {
        await within(Math.max(minStepMs, end - stopwatchMs()), step.stop())
      } catch (err) {
        this.log.error({ err, part: step.name }, 'could not be stopped cleanly')
      }
  }
}

async function within(ms: number, work: unknown): Promise<void> {
  const done = new AbortController()
  const tooLate = pause(ms, undefined, { signal: done.signal }).then(
    () => Promise.reject(new Error('It took too long.')),
    () => undefined,
  )
  try {
    await Promise.race([work, tooLate])
  } finally {
    done.abort()
  }
}
