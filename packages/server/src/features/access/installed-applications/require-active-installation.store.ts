import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

/**
 * Locks the active installation that gives a system user access to a Location, so that it stays active until the
 * transaction ends.
 */
export async function lockActiveInstallationOf(
  tx: Tx,
  { locationId, userId }: { locationId: number; userId: number },
): Promise<boolean> {
  const rows = await tx.run(sql`
    select from installations installation join applications application on application.id = installation.application_id
    where installation.location_id = ${locationId} and installation.status = 'active'
      and application.system_user_id = ${userId} and application.disabled_at is null
    for share of installation`)
  return rows.length > 0
}
