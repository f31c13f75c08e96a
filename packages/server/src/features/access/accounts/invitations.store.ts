import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

/** Returns the address that the token was sent to, while its invitation is open. */
export async function findInvitedEmail(db: Db, hash: Buffer, at: Date): Promise<string | undefined> {
  const [row] = await db.run<{ email: string }>(
    sql`
      select email from invitations where token_hash = ${hash} and expires_at > ${at}
      union all select email from partner_invitations where token_hash = ${hash} and expires_at > ${at}`,
  )
  return row?.email
}

/** Reading the token uses it up. Returns false when it was not sent to this address. */
export async function takeInvitationToken(
  tx: Tx,
  { hash, email, at }: { hash: Buffer; email: string; at: Date },
): Promise<boolean> {
  for (const table of [sql`invitations`, sql`partner_invitations`]) {
    const rows = await tx.run(sql`
      update ${table} set token_hash = null
      where token_hash = ${hash} and email = ${email} and expires_at > ${at} returning id`)
    if (rows.length > 0) return true
  }
  return false
}
