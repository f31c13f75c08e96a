import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict } from '../../../platform/errors.ts'
import { plansChanged } from '../paid-periods/paid-periods.ts'
import { updateApplication } from './own-applications.store.ts'
import {
  type ApplicationChanges,
  isSame,
  pendingAfter,
  splitChanges,
  type WholeApplication,
} from './pending-changes.ts'
import { savePlans } from './plans.store.ts'
import { type DeveloperKey, recordWithdrawal, submit } from './submission.ts'

interface ApplicationChange {
  by: DeveloperKey
  /** The application as it was read under its lock. */
  application: WholeApplication
  changes: ApplicationChanges
}

/** A draft changes at once. In a published application, the fields that need a review wait for an operator. */
export async function saveChanges(ctx: Context, tx: Tx, change: ApplicationChange): Promise<void> {
  const { application, changes } = change
  if (application.stage === 'review')
    throw conflict('The application is under review: take the request back to change it.')
  if (application.stage === 'published') return saveForReview(ctx, tx, change)
  await putInForce(ctx, tx, { applicationId: application.id, changes })
  if (pendingAfter(application, splitChanges(changes).reviewed))
    await updateApplication(tx, application, { revision: application.revision + 1 })
}

async function saveForReview(
  ctx: Context,
  tx: Tx,
  { by, application, changes }: ApplicationChange,
): Promise<void> {
  const { reviewed, free } = splitChanges(changes)
  await putInForce(ctx, tx, { applicationId: application.id, changes: free })
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

/** The transaction that publishes calls this too. */
export async function putInForce(
  ctx: Context,
  tx: Tx,
  { applicationId, changes }: { applicationId: number; changes: ApplicationChanges },
): Promise<void> {
  const { tariffs, ...columns } = changes
  if (tariffs) {
    const at = ctx.clock.now()
    await savePlans(tx, applicationId, { plans: tariffs, at })
    await plansChanged(tx, applicationId, at)
  }
  // This comes last, because new rights lock the event counters of its Locations, and installations are locked before
  // those.
  await updateApplication(tx, { id: applicationId }, columns)
}

const sinceOf = ({ pending_since }: WholeApplication): Date | null =>
  pending_since === null ? null : new Date(pending_since)
