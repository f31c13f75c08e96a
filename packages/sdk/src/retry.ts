import { FoyerError } from './foyer-error.ts'

const tries = 3
// Whoever is told to wait longer than this has met a limit for guesses, not one for haste.
const longestWaitSeconds = 60

/** Waits as long as a 429 says and tries again; gives up after the third time. */
export async function retryingRateLimited<T>(
  attempt: () => Promise<T>,
  signal?: AbortSignal,
  waiting = wait,
): Promise<T> {
  for (let left = tries - 1; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      const seconds =
        error instanceof FoyerError && error.status === 429 ? error.retryAfterSeconds : undefined
      if (left === 0 || seconds === undefined || seconds > longestWaitSeconds) throw error
      await waiting(seconds * 1000, signal)
    }
  }
}

export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
