import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { conflict } from '../../../platform/errors.ts'
import {
  type ActivityKey,
  addSeats,
  lockActivity,
  type SeatedActivity,
  subtractSeats,
} from './seats.store.ts'

export type { ActivityKey, SeatedActivity }

/** Returns undefined when there is no such group event, and throws 409 when it does not have enough seats left. */
export const takeSeats = (
  ctx: Context,
  tx: Tx,
  key: ActivityKey,
  count: number,
): Promise<SeatedActivity | undefined> =>
  explainViolations({ activities_capacity: () => conflict('The event has not so many seats left.') }, () =>
    addSeats(tx, key, { count, at: ctx.clock.now() }),
  )

export const freeSeats = (tx: Tx, key: ActivityKey, count: number): Promise<void> =>
  subtractSeats(tx, key, count)

/** A change of a group event locks it before its seats. */
export const holdActivity = (tx: Tx, key: ActivityKey): Promise<void> => lockActivity(tx, key)
