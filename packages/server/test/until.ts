import type { World } from './world.ts'

/** This is longer than anything takes on a busy machine, and shorter than the timeout of a test. */
const maxWaitMs = 50_000
/** Looking more often would take the processor from those whom the test waits for. */
const maxPauseMs = 40

/**
 * Polls until the condition holds, and fails with what it waited for, so that no test guesses the pace of the worker.
 */
export async function until<T>(
  look: () => Promise<T | undefined | false>,
  what: string,
  { timeoutMs = maxWaitMs } = {},
): Promise<T> {
  const end = performance.now() + timeoutMs
  for (let pauseMs = 5; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const found = await look()
    if (found) return found
    if (performance.now() > end) throw lateError(what, timeoutMs)
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
}

const lateError = (what: string, timeoutMs: number) =>
  new Error(`Waited for ${timeoutMs / 1000} s until ${what}.`)

/** Waits until this many connections of the world's database wait for a lock. */
export async function lockWaits(world: Pick<World, 'query'>, count = 1): Promise<void> {
  await until(
    async () =>
      (
        await world.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).length >= count,
    `${count} of the connections to the database wait for a lock`,
  )
}

/** Awaits the promise, and fails when it takes too long. */
export async function withDeadline<T>(
  promise: Promise<T>,
  what: () => string,
  { timeoutMs = maxWaitMs } = {},
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(lateError(what(), timeoutMs)), timeoutMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
