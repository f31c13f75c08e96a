import type { Context } from '../../../context.ts'
import { attemptTimeoutMs, listenerGraceMs, listenerSilenceMs } from '../limits.ts'
import { deleteAttemptsBefore } from './listener-attempts.store.ts'
import { deleteEnded, endLost } from './listeners.store.ts'

const minute = 60_000

/** Ends listeners that nobody continued, and deletes what is left of earlier ones. */
export async function endListeners({ db, clock }: Context): Promise<void> {
  const at = clock.real()
  const ago = (ms: number) => new Date(at.getTime() - ms)
  await endLost(db, { leftBefore: ago(listenerGraceMs), seenBefore: ago(listenerSilenceMs), at })
  await deleteAttemptsBefore(db, ago(2 * attemptTimeoutMs))
  await deleteEnded(db, ago(5 * minute))
}
