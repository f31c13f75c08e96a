import type { Context } from '../../../context.ts'
import { sqlStateOf, sqlStates, type Tx } from '../../../platform/database/database.ts'
import { partitionsAheadDays, retentionDays } from '../limits.ts'
import { dropPartitions, ensurePartitions, waitBriefly } from './retention.store.ts'

const day = 24 * 60 * 60 * 1000

/** Older rows are neither shown nor sent again, whether their week was dropped yet or not. */
export const retainedSince = ({ clock }: Pick<Context, 'clock'>): Date =>
  new Date(clock.now().getTime() - retentionDays * day)

/** Creates the partitions of coming weeks, and drops those that ended thirty days ago with all their rows. */
export async function keepPartitions(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const before = retainedSince(ctx)
  try {
    await ctx.db.transaction(async tx => {
      await waitBriefly(tx)
      await preparePartitions(tx, now)
    })
    const dropped = await ctx.db.transaction(async tx => {
      await waitBriefly(tx)
      return dropPartitions(tx, before)
    })
    if (dropped > 0) ctx.log.info({ dropped }, 'old events and deliveries were dropped')
  } catch (error) {
    if (sqlStateOf(error) !== sqlStates.lockNotAvailable) throw error
    ctx.log.info('a long read, such as a backup, holds the tables: partitions are checked again later')
  }
}

/** The transaction that moves the sandbox's clock calls this too. */
export const preparePartitions = (tx: Tx, now: Date): Promise<void> =>
  ensurePartitions(tx, { from: now, until: new Date(now.getTime() + partitionsAheadDays * day) })
