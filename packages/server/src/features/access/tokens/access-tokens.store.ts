import type { AccountScope } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { type PersonRow, type ProvenPerson, personOf, type Suspendable } from '../gate/callers.store.ts'

export interface AccessTokenRow {
  id: number
  title: string
  scopes: AccountScope[]
  hint: string
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  last_used_address: string
}

export interface NewAccessToken {
  userId: number
  title: string
  scopes: readonly AccountScope[]
  hash: Buffer
  hint: string
  at: Date
  expiresAt: Date
}

export async function insertAccessToken(tx: Tx, token: NewAccessToken): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into access_tokens (user_id, title, scopes, hash, hint, created_at, expires_at)
    values (${token.userId}, ${token.title}, ${token.scopes}, ${token.hash}, ${token.hint}, ${token.at},
      ${token.expiresAt})
    returning id`)
  return (row as { id: number }).id
}

export async function listLiveAccessTokens(db: Db, userId: number, at: Date): Promise<AccessTokenRow[]> {
  return db.run<AccessTokenRow>(sql`
    select id, title, scopes, hint, created_at, expires_at, last_used_at, last_used_address
    from access_tokens
    where user_id = ${userId} and revoked_at is null and expires_at > ${at}
    order by id desc`)
}

/** Returns the title of the revoked token, or undefined when the user has no such token. */
export async function markAccessTokenRevoked(
  tx: Tx,
  key: { userId: number; tokenId: number },
  at: Date,
): Promise<string | undefined> {
  const [row] = await tx.run<{ title: string }>(sql`
    update access_tokens set revoked_at = ${at}
    where id = ${key.tokenId} and user_id = ${key.userId} and revoked_at is null returning title`)
  return row?.title
}

export async function markAllAccessTokensRevoked(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx.run(
    sql`update access_tokens set revoked_at = ${at} where user_id = ${userId} and revoked_at is null`,
  )
}

interface HolderRow extends PersonRow {
  is_suspended: boolean
  token_id: number
  scopes: AccountScope[]
  expires_at: Date
  last_used_at: Date | null
}

const holderByToken = statement<HolderRow>(
  'identity.holder-by-access-token',
  `select users.id, users.is_operator, factor.confirmed_at is not null as has_second_factor, token.hash,
     token.id as token_id, token.scopes, token.expires_at, token.last_used_at,
     users.suspended_at is not null as is_suspended
   from access_tokens token
   join users on users.id = token.user_id and users.partner_id is null
   left join second_factors factor on factor.user_id = users.id
   where token.hash = $1 and token.revoked_at is null`,
)

/** The person of a token, and the scopes that it gives a program. */
export interface Holder extends ProvenPerson, Suspendable {
  tokenId: number
  scopes: ReadonlySet<AccountScope>
  expiresAt: Date
  lastUsedAt: Date | null
}

export async function findHolder(db: Db, hash: Buffer): Promise<Holder | undefined> {
  const [row] = await holderByToken(db, [hash])
  return (
    row && {
      ...personOf(row),
      isSuspended: row.is_suspended,
      tokenId: row.token_id,
      scopes: new Set(row.scopes),
      expiresAt: row.expires_at,
      lastUsedAt: row.last_used_at,
    }
  )
}

export async function saveAccessTokenUse(
  db: Db,
  tokenId: number,
  use: { at: Date; address: string },
): Promise<void> {
  await db.run(sql`
    update access_tokens set last_used_at = ${use.at}, last_used_address = ${use.address} where id = ${tokenId}`)
}
