import type { PartnerRole } from '@foyer/contract'
import sql from 'sql-template-tag'
import { assignments, isNothing } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface PartnerRow {
  id: number
  title: string
  webhook_url: string
  token_hint: string | null
  token_created_at: Date | null
  signature_checked_at: Date | null
  /** The role of the person who asks. */
  role: PartnerRole
}

const withToken = sql`
  select partner.id, partner.title, partner.webhook_url, token.hint as token_hint, token.created_at as token_created_at,
    partner.signature_checked_at, member.role
  from partner_members member
  join partners partner on partner.id = member.partner_id
  left join partner_tokens token on token.partner_id = partner.id and token.revoked_at is null`

export async function listPartnersOf(db: Db, userId: number): Promise<PartnerRow[]> {
  return db.run<PartnerRow>(sql`${withToken} where member.user_id = ${userId} order by partner.id`)
}

/** Returns the title of a suspended partner account of which the person is an admin. */
export async function findSuspendedPartnerOf(tx: Tx, userId: number): Promise<string | undefined> {
  const [row] = await tx.run<{ title: string }>(sql`
    select partner.title from partner_members member
    join partners partner on partner.id = member.partner_id and partner.suspended_at is not null
    where member.user_id = ${userId} and member.role = 'admin' order by partner.id limit 1`)
  return row?.title
}

export async function findPartnerOf(
  db: Db,
  key: { userId: number; partnerId: number },
): Promise<PartnerRow | undefined> {
  const [row] = await db.run<PartnerRow>(
    sql`${withToken} where member.user_id = ${key.userId} and partner.id = ${key.partnerId}`,
  )
  return row
}

/** Locks one of the person's own partner accounts, so that two concurrent rotations run one after the other. */
export async function lockPartnerOf(
  tx: Tx,
  key: { userId: number; partnerId: number },
): Promise<PartnerRow | undefined> {
  const [row] = await tx.run<PartnerRow>(sql`
    ${withToken} where member.user_id = ${key.userId} and partner.id = ${key.partnerId} for update of partner`)
  return row
}

export async function insertPartner(
  tx: Tx,
  partner: { title: string; userId: number; at: Date },
): Promise<number> {
  const [row] = await tx.run<{ id: number }>(
    sql`insert into partners (title, created_at) values (${partner.title}, ${partner.at}) returning id`,
  )
  const { id } = row as { id: number }
  await tx.run(sql`insert into partner_members (partner_id, user_id) values (${id}, ${partner.userId})`)
  return id
}

export async function updatePartnerColumns(
  tx: Tx,
  partnerId: number,
  columns: { title?: string; webhook_url?: string; signature_checked_at?: Date },
): Promise<void> {
  if (isNothing({ ...columns })) return
  await tx.run(sql`update partners set ${assignments({ ...columns })} where id = ${partnerId}`)
}

export interface NewPartnerToken {
  partnerId: number
  hash: Buffer
  sealed: Buffer
  hint: string
  at: Date
}

export async function insertPartnerToken(tx: Tx, token: NewPartnerToken): Promise<void> {
  await tx.run(sql`
    insert into partner_tokens (partner_id, hash, sealed, hint, created_at)
    values (${token.partnerId}, ${token.hash}, ${token.sealed}, ${token.hint}, ${token.at})`)
}

export async function findSealedToken(db: Db, partnerId: number): Promise<Buffer | undefined> {
  const [row] = await db.run<{ sealed: Buffer }>(
    sql`select sealed from partner_tokens where partner_id = ${partnerId} and revoked_at is null`,
  )
  return row?.sealed
}

export async function markPartnerTokenRevoked(tx: Tx, partnerId: number, at: Date): Promise<void> {
  await tx.run(
    sql`update partner_tokens set revoked_at = ${at} where partner_id = ${partnerId} and revoked_at is null`,
  )
}
