import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

/** Makes a transaction count as a change, although it changes no row here. */
export async function countAsChange(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_current_xact_id()`)
}
