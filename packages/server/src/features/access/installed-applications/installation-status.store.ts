import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import type { FrozenBy, InstallationKey, InstallationStatus } from './installation.ts'

export interface InstallationState {
  status: InstallationStatus
  isDisabled: boolean
  /** Tells whether the application may be used there; a draft may only in Locations of its developers. */
  isReachable: boolean
  grantedAt: Date | null
  paidUntil: Date | null
  /** Null while it is not frozen. */
  frozenBy: FrozenBy | null
}

const stateIn = (locationId: number) => sql`
  select coalesce(installation.status, 'uninstalled') as status, application.disabled_at is not null as "isDisabled",
    application.stage = 'published' or is_developers_own(application.partner_id, ${locationId}) as "isReachable",
    installation.granted_at as "grantedAt", installation.paid_until as "paidUntil", installation.frozen_by as "frozenBy"
  from applications application
  left join installations installation on installation.location_id = ${locationId} and installation.application_id = application.id`

/** Returns undefined for an unknown application. */
export async function findState(db: Db, key: InstallationKey): Promise<InstallationState | undefined> {
  const [row] = await db.run<InstallationState>(
    sql`${stateIn(key.locationId)} where application.id = ${key.applicationId}`,
  )
  return row
}

/** Finds the installation of the application that the system user serves; returns undefined when it serves none. */
export async function findStateOfSystemUser(
  db: Db,
  key: { locationId: number; userId: number },
): Promise<InstallationState | undefined> {
  const [row] = await db.run<InstallationState>(
    sql`${stateIn(key.locationId)} where application.system_user_id = ${key.userId}`,
  )
  return row
}
