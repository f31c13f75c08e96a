import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

const isFree = sql`not exists (select from applications application where application.system_user_id = serving.id)`

/** Finds system users of the partner that no application uses. */
export async function listFreeSystemUsers(db: Db, partnerId: number): Promise<number[]> {
  const rows = await db.run<{ id: number }>(sql`
    select serving.id from users serving
    where serving.partner_id = ${partnerId} and ${isFree} order by serving.id`)
  return rows.map(({ id }) => id)
}

export async function renameSystemUser(tx: Tx, userId: number, name: string): Promise<void> {
  await tx.run(sql`update users set name = ${name} where id = ${userId}`)
}

export interface TokenInUse {
  hint: string
  created_at: Date
}

export async function findTokenInUse(db: Db, userId: number): Promise<TokenInUse | undefined> {
  const [row] = await db.run<TokenInUse>(sql`
    select hint, created_at from user_tokens where user_id = ${userId} and revoked_at is null
    order by id desc limit 1`)
  return row
}
