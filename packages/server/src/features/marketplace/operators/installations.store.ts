import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

/** Locks some installations of a disabled application, and returns their Locations. */
export async function lockInstallationsToEnd(
  tx: Tx,
  { applicationId, count }: { applicationId: number; count: number },
): Promise<number[]> {
  const rows = await tx.run<{ location_id: number }>(sql`
    select installation.location_id from installations installation
    where installation.application_id = ${applicationId} and installation.status <> 'uninstalled'
    order by installation.location_id limit ${count} for update`)
  return rows.map(row => row.location_id)
}

/** Returns disabled applications that are still installed somewhere. */
export async function findApplicationsToEnd(db: Db): Promise<number[]> {
  const rows = await db.run<{ id: number }>(sql`
    select application.id from applications application
    where application.disabled_at is not null and exists (
      select from installations installation where installation.application_id = application.id and installation.status <> 'uninstalled')
    order by application.id`)
  return rows.map(row => row.id)
}

export interface InstallationBlock {
  id: number
  title: string
  is_installation_blocked: boolean
}

/** Returns undefined for an unknown Location. */
export async function updateInstallationBlock(
  tx: Tx,
  locationId: number,
  isBlocked: boolean,
): Promise<InstallationBlock | undefined> {
  const [row] = await tx.run<InstallationBlock>(sql`
    update locations set is_installation_blocked = ${isBlocked}
    where id = ${locationId} and deleted_at is null returning id, title, is_installation_blocked`)
  return row
}
