import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { repeat } from './repeat.ts'

const log = createLog({ level: 'silent' })
const hour = 60 * 60 * 1000

/** Makes jobs that end when the test says so. */
function heldJobs(names: string[]) {
  const started: string[] = []
  const ends = new Map<string, { finish(): void; fail(): void }>()
  const jobs = names.map(name => ({
    name,
    everyMs: hour,
    run: () => {
      started.push(name)
      return new Promise<void>((resolve, reject) =>
        ends.set(name, { finish: resolve, fail: () => reject(new Error(name)) }),
      )
    },
  }))
  return { jobs, started, end: (name: string) => ends.get(name) }
}

describe('repeated jobs', () => {
  it('run at once beside each other', async () => {
    const { jobs, started, end } = heldJobs(['first', 'second'])
    const running = repeat(jobs, log)
    expect(started).toEqual(['first', 'second'])
    for (const name of started) end(name)?.finish()
    await running.stop()
  })

  it('that take turns run one after the other, also after a failure', async () => {
    const { jobs, started, end } = heldJobs(['first', 'second', 'third'])
    const running = repeat(jobs, log, { takeTurns: true })
    await expect.poll(() => started).toEqual(['first'])
    end('first')?.fail()
    await expect.poll(() => started).toEqual(['first', 'second'])
    const stopped = running.stop()
    end('second')?.finish()
    await stopped
    expect(started).toEqual(['first', 'second'])
  })
})
