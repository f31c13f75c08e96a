import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export async function listSealedAnswers(
  tx: Tx,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number; sealed: Buffer }[]> {
  return tx.run<{ id: number; sealed: Buffer }>(sql`
    select id, sealed_response as sealed from idempotency_keys
    where id > ${after} and sealed_response is not null order by id limit ${limit}`)
}

export async function deleteAnswers(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.run(sql`update idempotency_keys set sealed_response = null where id = any(${ids}::bigint[])`)
}
