import type { Context } from '../../../context.ts'
import { sqlStateOf, sqlStates } from '../../../platform/database/database.ts'
import { dropRequestDays, ensureRequestDays } from './requests.store.ts'

const dayMs = 24 * 60 * 60 * 1000
const retentionDays = 7
const aheadDays = 2

/** Older requests are not shown, whether their day was dropped yet or not. They have the platform's time, as all that people read. */
export const requestsSince = ({ clock }: Pick<Context, 'clock'>): Date =>
  new Date(clock.now().getTime() - retentionDays * dayMs)

/** Creates the partitions of coming days, and drops those that ended seven days ago. */
export async function keepRequestDays(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  try {
    await ctx.db.transaction(tx => ensureRequestDays(tx, now, new Date(now.getTime() + aheadDays * dayMs)))
    await ctx.db.transaction(tx => dropRequestDays(tx, requestsSince(ctx)))
  } catch (error) {
    if (sqlStateOf(error) !== sqlStates.lockNotAvailable) throw error
    ctx.log.info('a long read, such as a backup, holds the log of requests: its days are checked again later')
  }
}
