import type { Log } from './log.ts'

export interface Job {
  name: string
  everyMs: number
  /** Long work checks the signal between its steps; a stop waits for the current step. */
  run(stopping: AbortSignal): Promise<void>
}

/**
 * Runs each job at once and then repeatedly, never twice at once; a failure is logged and the next run tries again.
 * Jobs that take turns do not run beside each other, so that together they need one connection to the database.
 */
export function repeat(
  jobs: Job[],
  log: Log,
  { takeTurns = false }: { takeTurns?: boolean } = {},
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (job: Job): Promise<void> => {
    const work = last.then(() => (stopping.signal.aborted ? undefined : job.run(stopping.signal)))
    last = work.catch(() => undefined)
    return work
  }

  const turn = (job: Job) => {
    const work = (takeTurns ? inTurn(job) : job.run(stopping.signal))
      .catch(err => log.error({ err, job: job.name }, 'job failed'))
      .then(() => {
        running.delete(work)
        if (stopping.signal.aborted) return
        const timer = setTimeout(() => {
          timers.delete(timer)
          turn(job)
        }, job.everyMs)
        timers.add(timer)
      })
    running.add(work)
  }
  for (const job of jobs) turn(job)

  return {
    async stop() {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
