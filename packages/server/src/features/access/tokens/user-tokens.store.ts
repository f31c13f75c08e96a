import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface NewUserToken {
  userId: number
  partnerId: number | null
  hash: Buffer
  hint: string
  at: Date
  /** Null for a token that is valid until it is revoked. */
  expiresAt: Date | null
}

export async function insertUserToken(tx: Tx, token: NewUserToken): Promise<void> {
  await tx.run(sql`
    insert into user_tokens (user_id, partner_id, hash, hint, created_at, expires_at)
    values (${token.userId}, ${token.partnerId}, ${token.hash}, ${token.hint}, ${token.at}, ${token.expiresAt})`)
}

export interface UserTokenRow {
  id: number
  partner: string | null
  created_at: Date
  last_used_at: Date | null
  expires_at: Date | null
  hint: string
}

export async function listLiveTokens(db: Db, userId: number, at: Date): Promise<UserTokenRow[]> {
  return db.run<UserTokenRow>(sql`
    select token.id, partner.title as partner, token.created_at, token.last_used_at, token.expires_at, token.hint
    from user_tokens token left join partners partner on partner.id = token.partner_id
    where token.user_id = ${userId} and token.revoked_at is null
      and (token.expires_at is null or token.expires_at > ${at})
    order by token.id desc`)
}

/** Returns false when the user has no such token. */
export async function markTokenRevoked(
  tx: Tx,
  key: { userId: number; tokenId: number },
  at: Date,
): Promise<boolean> {
  const rows = await tx.run(sql`
    update user_tokens set revoked_at = ${at}
    where id = ${key.tokenId} and user_id = ${key.userId} and revoked_at is null returning id`)
  return rows.length > 0
}

export async function markAllTokensRevoked(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx.run(
    sql`update user_tokens set revoked_at = ${at} where user_id = ${userId} and revoked_at is null`,
  )
}

/** When two processes record a use at once, the later time remains. */
export async function saveUserTokenUse(
  db: Db,
  use: { tokenId: number; at: Date; expiresAt: Date | null },
): Promise<void> {
  await db.run(sql`
    update user_tokens set last_used_at = ${use.at}, expires_at = ${use.expiresAt}
    where id = ${use.tokenId} and (last_used_at is null or last_used_at < ${use.at})`)
}
