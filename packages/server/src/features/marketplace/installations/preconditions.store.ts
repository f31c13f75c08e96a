import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'

export interface LockedLocation {
  isInstallationBlocked: boolean
  isSuspended: boolean
  isPartnerSuspended: boolean
  isTestLocation: boolean
}

/**
 * Locks the Location and the application until the transaction ends, so that no right is withdrawn, and nothing is
 * blocked or disabled in between. Returns undefined for an unknown Location.
 */
export async function lockLocationAndApplication(
  tx: Tx,
  key: InstallationKey,
): Promise<LockedLocation | undefined> {
  const [location] = await tx.run<{ is_installation_blocked: boolean; is_suspended: boolean }>(sql`
    select is_installation_blocked, suspended_at is not null as is_suspended from locations
    where id = ${key.locationId} and deleted_at is null for share`)
  const applications = await tx.run<{ is_test: boolean; is_suspended: boolean }>(sql`
    select exists (
      select from test_locations test
      where test.partner_id = application.partner_id and test.location_id = ${key.locationId}
    ) and is_developers_own(application.partner_id, ${key.locationId}) as is_test,
      partner.suspended_at is not null as is_suspended
    from applications application join partners partner on partner.id = application.partner_id
    where application.id = ${key.applicationId} for share`)
  return (
    location && {
      isInstallationBlocked: location.is_installation_blocked,
      isSuspended: location.is_suspended,
      isPartnerSuspended: applications[0]?.is_suspended ?? false,
      isTestLocation: applications[0]?.is_test ?? false,
    }
  )
}
