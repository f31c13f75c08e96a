import { FoyerError } from './foyer-error.ts'

const tries = 3
// A longer wait means a limit on guesses, which a retry must not wait out.
const maxWaitSeconds = 60

interface Waiting {
  signal?: AbortSignal | undefined
  wait?: typeof wait | undefined
}

/** Waits as long as a 429 says and retries; gives up after the third attempt. */
export const retryingRateLimited = <T>(attempt: () => Promise<T>, waiting: Waiting): Promise<T> =>
  retrying(attempt, error => (error.status === 429 ? error.retryAfterSeconds : undefined), waiting)

/** Retries a call with an Idempotency-Key, which the server never runs twice. */
export const retryingUnanswered = <T>(attempt: () => Promise<T>, waiting: Waiting): Promise<T> =>
  retrying(
    attempt,
    ({ status, code, retryAfterSeconds = 1 }) =>
      status === 0 || status === 503 || code === 'idempotency_running' ? retryAfterSeconds : undefined,
    waiting,
  )

async function retrying<T>(
  attempt: () => Promise<T>,
  secondsAfter: (error: FoyerError) => number | undefined,
  { signal, wait: waitFor = wait }: Waiting,
): Promise<T> {
  for (let left = tries - 1; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      const seconds = error instanceof FoyerError ? secondsAfter(error) : undefined
      if (left === 0 || seconds === undefined || seconds > maxWaitSeconds) throw error
      await waitFor(seconds * 1000, signal)
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
