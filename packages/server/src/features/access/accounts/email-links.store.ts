import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export type LinkPurpose = 'confirm' | 'change' | 'reset'

export interface NewEmailLink {
  hash: Buffer
  userId: number
  purpose: LinkPurpose
  email: string
  at: Date
  expiresAt: Date
}

export async function replaceEmailLink(tx: Tx, link: NewEmailLink): Promise<void> {
  await tx.run(sql`
    insert into email_links (hash, user_id, purpose, email, created_at, expires_at)
    values (${link.hash}, ${link.userId}, ${link.purpose}, ${link.email}, ${link.at}, ${link.expiresAt})
    on conflict (user_id, purpose) do update set hash = excluded.hash, email = excluded.email,
      created_at = excluded.created_at, expires_at = excluded.expires_at`)
}

export interface EmailLink {
  user_id: number
  purpose: LinkPurpose
  email: string
}

interface EmailLinkKey {
  hash: Buffer
  purposes: LinkPurpose[]
  at: Date
}

/** Reading the link uses it up. */
export async function takeEmailLink(
  tx: Tx,
  { hash, purposes, at }: EmailLinkKey,
): Promise<EmailLink | undefined> {
  const [row] = await tx.run<EmailLink>(sql`
    delete from email_links where hash = ${hash} and purpose = any(${purposes}) and expires_at > ${at}
    returning user_id, purpose, email`)
  return row
}

export async function findLinkOwner(
  db: Db,
  { hash, purposes, at }: EmailLinkKey,
): Promise<number | undefined> {
  const [row] = await db.run<{ user_id: number }>(sql`
    select user_id from email_links where hash = ${hash} and purpose = any(${purposes}) and expires_at > ${at}`)
  return row?.user_id
}

export async function deleteEmailLinks(tx: Tx, userId: number, purposes: LinkPurpose[]): Promise<void> {
  await tx.run(sql`delete from email_links where user_id = ${userId} and purpose = any(${purposes})`)
}

export async function deleteExpiredEmailLinks(db: Db, at: Date): Promise<void> {
  await db.run(sql`delete from email_links where expires_at <= ${at}`)
}

export interface ResetRequest {
  email: string
  address: string
  requested_at: Date
}

export async function insertResetRequest(db: Db, request: ResetRequest): Promise<void> {
  await db.run(sql`
    insert into password_reset_requests (email, address, requested_at)
    values (${request.email}, ${request.address}, ${request.requested_at})`)
}

/** Takes the oldest request, deleted with the transaction; concurrent workers take different ones. */
export async function takeResetRequest(tx: Tx): Promise<ResetRequest | undefined> {
  const [row] = await tx.run<ResetRequest>(sql`
    delete from password_reset_requests where id = (
      select id from password_reset_requests order by id limit 1 for update skip locked)
    returning email, address, requested_at`)
  return row
}
