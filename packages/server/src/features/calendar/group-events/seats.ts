import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { AppError } from '../../../platform/errors.ts'
import { hintOfActivity } from './hint-of-activity.ts'
import {
  type ActivityKey,
  addSeats,
  lockActivity,
  type SeatedActivity,
  subtractSeats,
} from './seats.store.ts'

export type { ActivityKey, SeatedActivity }

/** Returns undefined when there is no such group event, and throws 409 when it does not have enough seats left. */
export async function takeSeats(
  ctx: Context,
  tx: Tx,
  key: ActivityKey,
  count: number,
): Promise<SeatedActivity | undefined> {
  const activity = await explainViolations({ activities_capacity: () => new AppError('no_seats_left') }, () =>
    addSeats(tx, key, { count, at: ctx.clock.now() }),
  )
  if (activity) hintOfActivity(ctx, tx, key, 'update')
  return activity
}

export async function freeSeats(ctx: Context, tx: Tx, key: ActivityKey, count: number): Promise<void> {
  await subtractSeats(tx, key, count)
  hintOfActivity(ctx, tx, key, 'update')
}

/** A change of a group event locks it before its seats. */
export const holdActivity = (tx: Tx, key: ActivityKey): Promise<void> => lockActivity(tx, key)
