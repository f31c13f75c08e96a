import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors.ts'
import { requireConfirmedEmail } from '../../access/accounts/confirmed-email.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { OwnApplicationKey } from './own-applications.store.ts'
import type { Pending, WholeApplication } from './pending-changes.ts'

/** Which developer acts on an application of theirs, and from which address. */
export interface DeveloperKey extends OwnApplicationKey {
  address: string
}

/**
 * Every submission goes through here: a draft that asks for a review, and each change of a published application.
 * Throws when something is missing.
 */
export async function submit(
  ctx: Context,
  tx: Tx,
  { by, application, pending }: { by: DeveloperKey; application: WholeApplication; pending?: Pending },
): Promise<void> {
  await requireConfirmedEmail(tx, by.userId)
  requireComplete(pending ?? application)
  await recordAudit(ctx, tx, {
    userId: by.userId,
    action: 'application-submit',
    partnerId: application.partner.id,
    applicationId: application.id,
    address: by.address,
    note: pending && Object.keys(pending).sort().join(', '),
  })
}

export const recordWithdrawal = (
  ctx: Context,
  tx: Tx,
  { by, application }: { by: DeveloperKey; application: WholeApplication },
): Promise<void> =>
  recordAudit(ctx, tx, {
    userId: by.userId,
    action: 'application-withdraw',
    partnerId: application.partner.id,
    applicationId: application.id,
    address: by.address,
  })

const requiredTexts = ['short_description', 'description'] as const

/** The texts that a review needs and that are empty. What is left out has not changed. */
export const missingTexts = (texts: Pending): string[] =>
  requiredTexts.filter(field => texts[field]?.trim() === '')

/** A published application counts as complete, so only its changes are checked. */
function requireComplete(texts: Pending): void {
  const missing = missingTexts(texts)
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(field => [field, ['is needed for a review']])))
}
