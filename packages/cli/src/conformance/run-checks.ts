import type { Check } from './check.ts'
import { Deviation, NotChecked } from './outcomes.ts'
import type { Session } from './session.ts'
import type { Wire } from './wire.ts'

/** What was found out about a requirement. */
export interface Finding {
  state: 'proven' | 'failed' | 'not checked'
  /** What was looked at. */
  looks?: string
  /** Why it was not checked. */
  reason?: string
  asked?: string
  came?: string
  expected?: string
}

interface Cleaning {
  cleaner: Wire
  /** Collects what could not be removed. */
  left: string[]
}

/** Runs a check and removes what it made, whatever happened. */
export async function runCheck(
  { looks, run }: Check,
  session: Session,
  { cleaner, left }: Cleaning,
): Promise<Finding> {
  const [ended] = await Promise.allSettled([run(session)])
  left.push(...(await session.cleanUp(cleaner)))
  return { looks, ...(ended.status === 'fulfilled' ? { state: 'proven' } : toFinding(ended.reason)) }
}

function toFinding(error: unknown): Finding {
  if (error instanceof NotChecked) return { state: 'not checked', reason: error.message }
  if (error instanceof Deviation) {
    const { asked, came, expected } = error
    return { state: 'failed', asked, came, expected }
  }
  // An answer may have any form, so that a check may fail to read it.
  if (error instanceof TypeError)
    return {
      state: 'failed',
      asked: 'the requests of this check',
      came: `an answer that cannot be read (${error.message})`,
      expected: 'the form that the specification describes',
    }
  throw error
}
