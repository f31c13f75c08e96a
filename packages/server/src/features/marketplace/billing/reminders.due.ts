import { reminderDays } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { tell } from '../../infrastructure/notices/notices.ts'
import { subjectOf } from '../installations/tell-of-installation.ts'
import { markReminded } from './reminders.store.ts'

const batch = 100
const dayMs = 24 * 60 * 60_000

/** Tells those who may pay that a paid period is about to end, once for each end, by the clock of the platform. */
export async function remindOfPayments(ctx: Context): Promise<void> {
  let count = batch
  while (count === batch)
    count = await ctx.db.transaction(async tx => {
      const at = ctx.clock.now()
      const until = new Date(at.getTime() + reminderDays * dayMs)
      const due = await markReminded(tx, { at, until, limit: batch })
      for (const { locationId, applicationId, paidUntil } of due)
        await tell(ctx, tx, {
          kind: 'payment_due',
          to: { locationId, rights: ['billing_access'] },
          applicationId,
          subject: subjectOf({ locationId, applicationId }),
          details: { until: paidUntil.toISOString() },
        })
      return due.length
    })
}
