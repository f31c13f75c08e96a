import type { Log } from '../platform/log.ts'

/** Stops everything that was started, in the opposite order; one failure does not keep the rest running. */
export class ShutdownStack {
  isRunning = false
  readonly #steps: { name: string; stop(): unknown }[] = []

  constructor(private readonly log: Log) {}

  add(name: string, stop: () => unknown): void {
    this.#steps.push({ name, stop })
  }

  async run(): Promise<void> {
    this.isRunning = true
    for (let step = this.#steps.pop(); step; step = this.#steps.pop())
      try {
        await step.stop()
      } catch (err) {
        this.log.error({ err, part: step.name }, 'could not be stopped cleanly')
      }
  }
}
