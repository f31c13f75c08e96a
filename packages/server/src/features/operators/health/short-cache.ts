import type { Clock } from '../../../platform/clock.ts'

/** Keeps an answer for a moment. Whoever asks while it is read waits for the same answer; a failure is not kept. */
export function shortCache<T>(
  clock: Pick<Clock, 'real'>,
  ms: number,
  read: () => Promise<T>,
): () => Promise<T> {
  let cached: { until: number; answer: Promise<T> } | undefined
  return () => {
    const now = clock.real().getTime()
    if (cached && now < cached.until) return cached.answer
    const entry = { until: now + ms, answer: read() }
    cached = entry
    entry.answer.catch(() => {
      if (cached === entry) cached = undefined
    })
    return entry.answer
  }
}
