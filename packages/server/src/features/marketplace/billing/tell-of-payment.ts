import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import { tell } from '../../infrastructure/notices/notices.ts'
import { subjectOf } from '../installations/tell-of-installation.ts'

interface ReceivedPayment {
  id: number
  source: 'partner' | 'platform'
  amount: number
  currency: string
  to: Date
}

/**
 * Tells those who may pay. Only what was paid here has a mail and a notice of its own: a partner can record payments as
 * often as it likes.
 */
export const tellOfPayment = (
  ctx: Context,
  tx: Tx,
  key: InstallationKey,
  { id, source, amount, currency, to }: ReceivedPayment,
): Promise<void> =>
  tell(ctx, tx, {
    kind: 'payment_received',
    to: { locationId: key.locationId, rights: ['billing_access'] },
    applicationId: key.applicationId,
    subject: source === 'platform' ? `payment:${id}` : subjectOf(key),
    details: { what: source, until: to.toISOString(), payment_id: id, amount, currency_iso: currency },
    isMailed: source === 'platform',
  })
