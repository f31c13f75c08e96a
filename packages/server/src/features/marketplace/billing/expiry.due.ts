import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import { platformActor } from '../../events/event.ts'
import { settleEvents } from '../../events/settle-events.ts'
import { changeInstallation } from '../installations/change-installation.ts'
import { lockEnded, lockResuming } from './due.store.ts'

const batch = 100

/**
 * Freezes installations that are no longer paid, and resumes those that are paid again. Any number of processes may
 * run it at once: each takes the installations that no other has locked, and checks them again under the lock.
 */
export async function checkPaidPeriods(ctx: Context): Promise<void> {
  await inBatches(ctx, { lock: lockEnded, trigger: 'checkPaidPeriod' })
  await inBatches(ctx, { lock: lockResuming, trigger: 'pay' })
}

interface DueCheck {
  lock(tx: Tx, claim: { at: Date; limit: number }): Promise<InstallationKey[]>
  trigger: 'checkPaidPeriod' | 'pay'
}

async function inBatches(ctx: Context, { lock, trigger }: DueCheck): Promise<void> {
  let count = batch
  while (count === batch)
    count = await ctx.db.transaction(async tx => {
      const due = await lock(tx, { at: ctx.clock.now(), limit: batch })
      await settleEvents(
        tx,
        due.map(({ locationId }) => locationId),
      )
      for (const key of due) await changeInstallation(ctx, tx, key, { trigger, actor: platformActor })
      return due.length
    })
}
