import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export async function addTelephony(
  tx: Tx,
  { chainId, hash, sealed, at }: { chainId: number; hash: Buffer; sealed: Buffer; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into chain_telephony (chain_id, token_hash, token_sealed, token_created_at, enabled_at)
    values (${chainId}, ${hash}, ${sealed}, ${at}, ${at})`)
}

export async function listClientPhones(tx: Tx, locationId: number): Promise<string[]> {
  const rows = await tx.run<{ phone: string }>(
    sql`select phone from clients where location_id = ${locationId} and deleted_at is null order by id limit 20`,
  )
  return rows.map(({ phone }) => phone)
}
