import type { Log } from './log.ts'

export interface Job {
  name: string
  everyMs: number
  /** Long work checks the signal between its steps; a stop waits for the current step. */
  run(stopping: AbortSignal): Promise<void>
}

/** Runs each job at once and then repeatedly, never twice at once; a failure is logged and the next run tries again. */
export function repeat(jobs: Job[], log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  const turn = (job: Job) => {
    const work = job
      .run(stopping.signal)
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
