import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

/** Returns the address that the token was sent to, while its invitation is open. */
export async function findInvitedEmail(db: Db, hash: Buffer, at: Date): Promise<string | undefined> {
  const [row] = await db.run<{ email: string }>(
    sql`select email from invitations where token_hash = ${hash} and expires_at > ${at}`,
  )
  return row?.email
}

/** Reading the token uses it up. Returns false when it was not sent to this address. */
export async function takeInvitationToken(
  tx: Tx,
  { hash, email, at }: { hash: Buffer; email: string; at: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    update invitations set token_hash = null
    where token_hash = ${hash} and email = ${email} and expires_at > ${at} returning id`)
  return rows.length > 0
}
