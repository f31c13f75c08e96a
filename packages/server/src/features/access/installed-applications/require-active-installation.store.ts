import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

/** The active link by which a system user is in a Location; it stays active until the transaction ends. */
export async function lockActiveLinkOf(
  tx: Tx,
  { locationId, userId }: { locationId: number; userId: number },
): Promise<boolean> {
  const rows = await tx.run(sql`
    select from links link join applications application on application.id = link.application_id
    where link.location_id = ${locationId} and link.status = 'active'
      and application.system_user_id = ${userId} and application.disabled_at is null
    for share of link`)
  return rows.length > 0
}
