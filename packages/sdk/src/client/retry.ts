import { FoyerError } from './errors.ts'
import type { Operation } from './operation.ts'

// A longer wait means a limit on guesses, which a retry must not wait out.
const maxWaitSeconds = 60
const firstPauseMs = 500

/** How long to wait before the next attempt; undefined when the call must not be repeated. */
export function pauseBeforeRetry(
  error: unknown,
  { isSafe, attempt }: { isSafe: boolean; attempt: number },
): number | undefined {
  if (!(error instanceof FoyerError) || error.isLocal || error.code === 'redirected') return undefined
  const { status, code, retryAfterSeconds } = error
  // The server carried out nothing of a request that it limits, and nothing twice under one key.
  const wasNotCarriedOut = (status === 429 && code !== 'idempotency_full') || code === 'idempotency_running'
  const isUnanswered = status === 0 || (status >= 502 && status <= 504)
  if (!wasNotCarriedOut && !(isUnanswered && isSafe)) return undefined
  if (retryAfterSeconds === undefined) {
    const pauseMs = Math.min(firstPauseMs * 2 ** (attempt - 1), maxWaitSeconds * 1000)
    return pauseMs * (0.5 + Math.random() / 2)
  }
  return retryAfterSeconds > maxWaitSeconds ? undefined : retryAfterSeconds * 1000
}

/** Whether a request can be repeated when nobody knows if it was carried out. */
export const isSafeToRepeat = (
  { method, onlyReads, answersNothing }: Operation,
  key: string | undefined,
): boolean =>
  method === 'GET' || method === 'PUT' || onlyReads === true || answersNothing === true || key !== undefined

/** Nobody waits longer; a timer of more than 24 days would end at once. */
export const maxPauseMs = 5 * 60_000

export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      },
      Math.min(ms, maxPauseMs),
    )
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
