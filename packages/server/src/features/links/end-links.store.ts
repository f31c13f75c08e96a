import sql from 'sql-template-tag'
import type { Tx } from '../../platform/database/database.ts'

/** The rows are held, in the order in which everybody takes them. */
export async function listConnectedApplications(tx: Tx, locationId: number): Promise<number[]> {
  const rows = await tx.run<{ application_id: number }>(sql`
    select application_id from links where location_id = ${locationId} and status <> 'uninstalled'
    order by application_id for update`)
  return rows.map(row => row.application_id)
}
