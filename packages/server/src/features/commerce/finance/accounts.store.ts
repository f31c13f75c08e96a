import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

/** Waits for a transaction that is just creating another default account of the Location. */
export async function dropDefaultAccount(tx: Tx, locationId: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('default account', ${locationId}))`)
  await tx.run(sql`update accounts set is_default = false where location_id = ${locationId} and is_default`)
}
