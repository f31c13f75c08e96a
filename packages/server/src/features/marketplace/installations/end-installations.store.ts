import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

/** The rows are held, in the order in which everybody takes them. */
export async function listConnectedApplications(tx: Tx, locationId: number): Promise<number[]> {
  const rows = await tx.run<{ application_id: number }>(sql`
    select application_id from installations where location_id = ${locationId} and status <> 'uninstalled'
    order by application_id for update`)
  return rows.map(row => row.application_id)
}

/** These endpoints still get the deletion of the Location, which happens after their installations have ended. */
export async function keepEndpointsForTheEnd(tx: Tx, locationId: number): Promise<void> {
  await tx.run(sql`
    update endpoints endpoint set outlives_installation = true
    from installations installation
    where endpoint.location_id = ${locationId} and installation.location_id = endpoint.location_id
      and installation.application_id = endpoint.application_id and installation.status = 'active'`)
}
