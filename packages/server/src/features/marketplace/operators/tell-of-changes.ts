import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { tellInstalled } from '../../infrastructure/notices/notices.ts'
import type { Pending, WholeApplication } from '../applications/pending-changes.ts'
import { recordInAll } from '../installations/activity-log.ts'
import { findPriceRise } from './price-rise.ts'

/** Where the application is connected, people learn of what they did not agree to when they connected it. */
export async function tellOfChanges(
  ctx: Context,
  tx: Tx,
  { id: applicationId, rights, tariffs }: WholeApplication,
  published: Pending,
): Promise<void> {
  const added = (published.rights ?? []).filter(right => !rights.includes(right))
  if (added.length > 0) {
    await recordInAll(ctx, tx, { applicationId, step: 'rights_added', message: added.join(', ') })
    await tellInstalled(ctx, tx, {
      kind: 'rights_added',
      applicationId,
      rights: ['edit_users_access'],
      details: { rights: added },
    })
  }
  const dearer = published.tariffs && findPriceRise(tariffs, published.tariffs)
  if (!dearer) return
  const { plan, title, overall_price, currency_iso } = dearer
  const message = `${plan}, ${title}: ${overall_price.toFixed(2)} ${currency_iso}`
  await recordInAll(ctx, tx, { applicationId, step: 'price_raised', message })
  await tellInstalled(ctx, tx, {
    kind: 'price_raised',
    applicationId,
    rights: ['billing_access', 'edit_users_access'],
    details: { note: `${plan}, ${title}`, amount: overall_price, currency_iso },
  })
}
