import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface DemoAccessToken {
  userId: number
  scopes: string[]
  hash: Buffer
  hint: string
  at: Date
  expiresAt: Date
}

/** Skips people who were deleted. */
export async function addAccessToken(tx: Tx, token: DemoAccessToken): Promise<void> {
  await tx.run(sql`
    insert into access_tokens (id, user_id, title, scopes, hash, hint, created_at, expires_at)
    select id, id, 'Demo', ${token.scopes}, ${token.hash}, ${token.hint}, ${token.at}, ${token.expiresAt}
    from users where id = ${token.userId}`)
}

/** The token does not expire when it is unused. */
export async function keepUserToken(tx: Tx, hash: Buffer): Promise<void> {
  await tx.run(sql`update user_tokens set expires_at = null where hash = ${hash}`)
}
