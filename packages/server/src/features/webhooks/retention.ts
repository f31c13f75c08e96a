import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { dropPartitions, ensurePartitions } from './retention.store.ts'

const day = 24 * 60 * 60 * 1000
const keptDays = 30
const aheadDays = 35

/** Weeks to come are there before they begin; weeks that ended thirty days ago go, with all they hold. */
export async function keepPartitions(ctx: Context): Promise<void> {
  await ctx.db.transaction(async tx => {
    const now = ctx.clock.now()
    await preparePartitions(tx, now)
    const dropped = await dropPartitions(tx, new Date(now.getTime() - keptDays * day))
    if (dropped > 0) ctx.log.info({ dropped }, 'old events and deliveries were dropped')
  })
}

/** Also part of the transaction that moves the sandbox's clock. */
export const preparePartitions = (tx: Tx, now: Date): Promise<void> =>
  ensurePartitions(tx, { from: now, until: new Date(now.getTime() + aheadDays * day) })
