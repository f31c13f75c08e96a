import type { Right } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import { tell } from '../../infrastructure/notices/notices.ts'
import { findApplication } from '../applications/application.store.ts'
import type { Installation } from './installation.store.ts'
import { findTitles } from './owner-installations.store.ts'
import type { Trigger } from './transitions.ts'

/** Who pays, and who manages applications. */
const concerned: Right[] = ['billing_access', 'edit_users_access']

interface Notified {
  trigger: Trigger
  before: Installation
  after: Installation
  note?: string
}

/** Part of each change of an installation: tells the other side, or both when the platform acts. */
export async function tellOfInstallation(
  ctx: Context,
  tx: Tx,
  { trigger, before, after, note = '' }: Notified,
): Promise<void> {
  const { locationId, applicationId, status, frozenBy } = after
  const inLocation = {
    to: { locationId, rights: concerned },
    applicationId,
    subject: subjectOf(after),
  }
  if (status === 'freezed' && frozenBy !== null && frozenBy !== before.frozenBy)
    return tell(ctx, tx, { ...inLocation, kind: 'installation_frozen', details: { what: frozenBy, note } })
  if (before.status === 'freezed' && status === 'active')
    return tell(ctx, tx, { ...inLocation, kind: 'installation_resumed' })
  if (status !== 'uninstalled' || before.status === 'uninstalled') return
  if (trigger === 'disconnectByOwner') return tellPartner(ctx, tx, after)
  const what = trigger === 'uninstallByPartner' ? 'partner' : 'operator'
  await tell(ctx, tx, {
    ...inLocation,
    to: { locationId, rights: ['edit_users_access'] },
    kind: 'installation_lost',
    details: { what, note },
  })
}

export const subjectOf = ({ locationId, applicationId }: InstallationKey): string =>
  `installation:${locationId}:${applicationId}`

async function tellPartner(ctx: Context, tx: Tx, key: InstallationKey): Promise<void> {
  const application = await findApplication(tx, key.applicationId)
  const [location] = await findTitles(tx, [key.locationId])
  if (!application || !location) return
  await tell(ctx, tx, {
    kind: 'installation_ended',
    to: { partnerId: application.partnerId },
    applicationId: application.id,
    subject: subjectOf(key),
    // The name as it was: a partner learns nothing more about a Location that has left.
    details: { note: location.title },
  })
}
