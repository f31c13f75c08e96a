import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export async function addTestLocation(
  tx: Tx,
  { partnerId, locationId, at }: { partnerId: number; locationId: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into test_locations (partner_id, location_id, created_at) values (${partnerId}, ${locationId}, ${at})`)
}

export async function blockInstallation(tx: Tx, locationId: number): Promise<void> {
  await tx.run(sql`update locations set is_installation_blocked = true where id = ${locationId}`)
}
