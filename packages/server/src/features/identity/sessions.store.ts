import sql from 'sql-template-tag'
import type { Db, Tx } from '../../platform/database/database.ts'

export interface NewSession {
  hash: Buffer
  userId: number
  at: Date
  expiresAt: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.run(sql`
    insert into sessions (hash, user_id, created_at, expires_at)
    values (${session.hash}, ${session.userId}, ${session.at}, ${session.expiresAt})`)
}

export async function deleteSession(db: Db, hash: Buffer): Promise<void> {
  await db.run(sql`delete from sessions where hash = ${hash}`)
}

export async function deleteOtherSessions(tx: Tx, userId: number, except: Buffer | undefined): Promise<void> {
  await tx.run(
    sql`delete from sessions where user_id = ${userId} and hash is distinct from ${except ?? null}`,
  )
}

export async function deleteExpiredSessions(db: Db, at: Date): Promise<void> {
  await db.run(sql`delete from sessions where expires_at <= ${at}`)
}
