import type { Log } from './log.ts'

export interface Job {
  name: string
  everyMs: number
  /** Long work checks the signal between its steps; a stop waits for the current step. */
  run(stopping: AbortSignal): Promise<void>
}

export interface Repeated {
  /** Runs each job now, for example because time has moved; one that is running runs once more. */
  wake(): void
  stop(): Promise<void>
}

/**
 * Runs each job at once and then repeatedly, never twice at once; a failure is logged and the next run tries again.
 * Jobs that take turns do not run beside each other, so that together they need one connection to the database.
 */
export function repeat(jobs: Job[], log: Log, { takeTurns = false }: { takeTurns?: boolean } = {}): Repeated {
  const stopping = new AbortController()
  const timers = new Map<Job, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  /** Jobs that run, and have to run once more at once. */
  const again = new Set<Job>()

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
        const start = () => {
          timers.delete(job)
          turn(job)
        }
        if (again.delete(job)) start()
        else timers.set(job, setTimeout(start, job.everyMs))
      })
    running.add(work)
  }
  for (const job of jobs) turn(job)

  return {
    wake() {
      for (const job of jobs) {
        const timer = timers.get(job)
        if (!timer) again.add(job)
        else {
          clearTimeout(timer)
          timers.delete(job)
          if (!stopping.signal.aborted) turn(job)
        }
      }
    },
    async stop() {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
