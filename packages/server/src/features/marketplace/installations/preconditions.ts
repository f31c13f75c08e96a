import type { Tx } from '../../../platform/database/database.ts'
import { type AppError, forbidden, notFound } from '../../../platform/errors.ts'
import { hasRight } from '../../access/gate/has-right.ts'
import { nameOfRight, suspendedLocation } from '../../access/gate/refused-access.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import type { Application } from '../applications/application.store.ts'
import { getApplication } from '../applications/applications.ts'
import { type LockedLocation, lockLocationAndApplication } from './preconditions.store.ts'

export interface Preconditions extends LockedLocation {
  application: Application
}

/** Locks what the rules about an installation depend on until the transaction ends. Throws 404 when it is unknown. */
export async function lockPreconditions(tx: Tx, key: InstallationKey): Promise<Preconditions> {
  const location = await lockLocationAndApplication(tx, key)
  if (!location) throw notFound('There is no such Location.')
  return { ...location, application: await getApplication(tx, key.applicationId) }
}

/**
 * Returns why an application cannot be installed in a Location. `partnerId` is the calling partner, if there is one.
 */
export function findBlocker(
  { application, isInstallationBlocked, isTestLocation, isSuspended, isPartnerSuspended }: Preconditions,
  partnerId: number | null,
): AppError | undefined {
  // A draft is visible only in the test Locations of its developers.
  if (application.stage !== 'published' && !isTestLocation) return notFound('There is no such application.')
  if (partnerId !== null && partnerId !== application.partnerId)
    return forbidden('This is the application of another partner.')
  if (application.disabledAt !== null) return forbidden('This application is disabled by the platform.')
  if (isPartnerSuspended) return forbidden('The developer of this application is suspended by the platform.')
  if (isSuspended) return forbidden(suspendedLocation)
  if (isInstallationBlocked) return forbidden('Applications cannot be installed in this Location.')
  return undefined
}

export function requireOwn({ application }: Preconditions, partnerId: number): void {
  if (application.partnerId !== partnerId) throw forbidden('This is the application of another partner.')
}

/** The preconditions are locked, so a right that is withdrawn at the same time is either there or not. */
export async function requireManager(tx: Tx, key: { locationId: number; userId: number }): Promise<void> {
  if (!(await hasRight(tx, key, 'edit_users_access')))
    throw forbidden(
      `The right ${nameOfRight('edit_users_access')} is needed in this Location: an owner can give it.`,
    )
}
