import type { Context } from '../../../context.ts'
import { platformActor } from '../../events/event.ts'
import { settleEvents } from '../../events/settle-events.ts'
import { changeInstallation } from '../installations/change-installation.ts'
import { findApplicationsToEnd, lockInstallationsToEnd } from './installations.store.ts'
import { lockAnyApplication } from './review.store.ts'
import { getAnyApplication, markDisabled, type OperatorAct } from './review.ts'

const batchSize = 50
// A request ends only as many as a person waits for; the worker ends the others.
const batchesAtOnce = 10

/** The system user loses access with the first commit; the installations then end in batches. */
export async function disable(ctx: Context, act: OperatorAct): Promise<string> {
  await markDisabled(ctx, act)
  for (let batch = 0; batch < batchesAtOnce; batch++) if (!(await endBatch(ctx, act.applicationId))) break
  return getAnyApplication(ctx, act.applicationId)
}

/** The worker continues what was interrupted, or was too much for one call. */
export async function endInstallationsOfDisabled(ctx: Context): Promise<void> {
  for (const applicationId of await findApplicationsToEnd(ctx.db)) while (await endBatch(ctx, applicationId));
}

/** Returns false when nothing is left, or when the application is enabled again. */
function endBatch(ctx: Context, applicationId: number): Promise<boolean> {
  return ctx.db.transaction(async tx => {
    const application = await lockAnyApplication(tx, applicationId)
    if (!application?.is_disabled) return false
    const locationIds = await lockInstallationsToEnd(tx, { applicationId, count: batchSize })
    await settleEvents(tx, locationIds)
    for (const locationId of locationIds)
      await changeInstallation(
        ctx,
        tx,
        { locationId, applicationId },
        { trigger: 'disableByOperator', actor: platformActor },
      )
    return locationIds.length > 0
  })
}
