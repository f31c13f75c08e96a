import sql from 'sql-template-tag'
import type { Db, Tx } from '../../platform/database/database.ts'

export interface NewInvitation {
  hash: Buffer
  userId: number
  at: Date
  expiresAt: Date
}

/** The newest invitation is the one that counts. */
export async function replaceInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  await tx.run(sql`delete from invitations where user_id = ${invitation.userId}`)
  await tx.run(sql`
    insert into invitations (hash, user_id, created_at, expires_at)
    values (${invitation.hash}, ${invitation.userId}, ${invitation.at}, ${invitation.expiresAt})`)
}

/** Used up by being read: the user it invites, or undefined. */
export async function takeInvitation(tx: Tx, hash: Buffer, at: Date): Promise<number | undefined> {
  const [row] = await tx.run<{ user_id: number }>(
    sql`delete from invitations where hash = ${hash} and expires_at > ${at} returning user_id`,
  )
  return row?.user_id
}

export async function deleteExpiredInvitations(db: Db, at: Date): Promise<void> {
  await db.run(sql`delete from invitations where expires_at <= ${at}`)
}
