import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

/** The rows are held, in the order in which everybody takes them. */
export async function listConnectedApplications(tx: Tx, locationId: number): Promise<number[]> {
  const rows = await tx.run<{ application_id: number }>(sql`
    select application_id from links where location_id = ${locationId} and status <> 'uninstalled'
    order by application_id for update`)
  return rows.map(row => row.application_id)
}

/** They hear that the Location is deleted, which is told when their links have ended. */
export async function keepReceiversForTheEnd(tx: Tx, locationId: number): Promise<void> {
  await tx.run(sql`
    update receivers receiver set outlives_link = true
    from links link
    where receiver.location_id = ${locationId} and link.location_id = receiver.location_id
      and link.application_id = receiver.application_id and link.status = 'active'`)
}
