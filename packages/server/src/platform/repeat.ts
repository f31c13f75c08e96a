import type { Log } from './log.ts'

export interface Job {
  name: string
  everyMs: number
  run(): Promise<void>
}

/** Runs each job now and then again and again, never twice at once; a failure is logged and the next turn tries again. */
export function repeat(jobs: Job[], log: Log): { stop(): Promise<void> } {
  let isStopping = false
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  const turn = (job: Job) => {
    const work = job
      .run()
      .catch(err => log.error({ err, job: job.name }, 'job failed'))
      .then(() => {
        running.delete(work)
        if (isStopping) return
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
      isStopping = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
