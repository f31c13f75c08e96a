import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict } from '../../../platform/errors.ts'
import { tariffsChanged } from '../paid-periods/paid-periods.ts'
import { updateApplication } from './own-applications.store.ts'
import { isSame, pendingAfter, splitWanted, type Wanted, type WholeApplication } from './pending-changes.ts'
import { savePlans } from './plans.store.ts'
import { type DeveloperKey, recordWithdrawal, submit } from './submission.ts'

interface Change {
  by: DeveloperKey
  /** As it is under its lock. */
  application: WholeApplication
  wanted: Wanted
}

/** A draft changes at once. Of what is published, the fields that need a review wait for an operator. */
export async function saveWanted(ctx: Context, tx: Tx, change: Change): Promise<void> {
  const { application, wanted } = change
  if (application.stage === 'review')
    throw conflict('The application is under review: take the request back to change it.')
  if (application.stage === 'published') return saveForReview(ctx, tx, change)
  await putInForce(ctx, tx, { applicationId: application.id, wanted })
  if (pendingAfter(application, splitWanted(wanted).reviewed))
    await updateApplication(tx, application, { revision: application.revision + 1 })
}

async function saveForReview(ctx: Context, tx: Tx, { by, application, wanted }: Change): Promise<void> {
  const { reviewed, free } = splitWanted(wanted)
  await putInForce(ctx, tx, { applicationId: application.id, wanted: free })
  const pending = pendingAfter(application, reviewed)
  if (isSame(pending, application.pending)) return
  if (pending) await submit(ctx, tx, { by, application, pending })
  else await recordWithdrawal(ctx, tx, { by, application })
  await updateApplication(tx, application, {
    pending,
    pending_since: pending && (sinceOf(application) ?? ctx.clock.now()),
    review_note: '',
    revision: application.revision + 1,
  })
}

/** Part of the transaction that publishes, too. */
export async function putInForce(
  ctx: Context,
  tx: Tx,
  { applicationId, wanted }: { applicationId: number; wanted: Wanted },
): Promise<void> {
  const { tariffs, ...columns } = wanted
  if (tariffs) {
    const at = ctx.clock.now()
    await savePlans(tx, applicationId, { plans: tariffs, at })
    await tariffsChanged(tx, applicationId, at)
  }
  // Last: new rights hold the event counters of its Locations, and installations are locked before those.
  await updateApplication(tx, { id: applicationId }, columns)
}

const sinceOf = ({ pending_since }: WholeApplication): Date | null =>
  pending_since === null ? null : new Date(pending_since)
