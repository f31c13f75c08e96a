import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface NewSession {
  hash: Buffer
  userId: number
  at: Date
  expiresAt: Date
  address: string
  device: string
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.run(sql`
    insert into sessions (hash, user_id, created_at, expires_at, proven_at, last_seen_at, address, device)
    values (${session.hash}, ${session.userId}, ${session.at}, ${session.expiresAt}, ${session.at}, ${session.at},
      ${session.address}, ${session.device})`)
}

/** Returns the user of the session that was deleted, or undefined when there was none. */
export async function deleteSession(tx: Tx, hash: Buffer): Promise<number | undefined> {
  const [row] = await tx.run<{ user_id: number }>(
    sql`delete from sessions where hash = ${hash} returning user_id`,
  )
  return row?.user_id
}

/** Returns whether the session still exists, and locks it until the transaction ends. */
export async function holdSession(tx: Tx, key: { hash: Buffer; userId: number }): Promise<boolean> {
  const rows = await tx.run(
    sql`select from sessions where hash = ${key.hash} and user_id = ${key.userId} for share`,
  )
  return rows.length > 0
}

export interface SessionRow {
  id: number
  hash: Buffer
  device: string
  address: string
  created_at: Date
  last_seen_at: Date
}

export async function listLiveSessions(
  db: Db,
  userId: number,
  { at, idleSince }: { at: Date; idleSince: Date },
): Promise<SessionRow[]> {
  return db.run<SessionRow>(sql`
    select id, hash, device, address, created_at, last_seen_at from sessions
    where user_id = ${userId} and expires_at > ${at} and last_seen_at > ${idleSince}
    order by last_seen_at desc, id desc`)
}

export async function deleteSessionById(
  tx: Tx,
  key: { userId: number; sessionId: number },
): Promise<string | undefined> {
  const [row] = await tx.run<{ device: string }>(
    sql`delete from sessions where id = ${key.sessionId} and user_id = ${key.userId} returning device`,
  )
  return row?.device
}

/** Returns how many were deleted. */
export async function deleteOtherSessions(
  tx: Tx,
  userId: number,
  except: Buffer | undefined,
): Promise<number> {
  const rows = await tx.run(
    sql`delete from sessions where user_id = ${userId} and hash is distinct from ${except ?? null} returning id`,
  )
  return rows.length
}

export async function saveSeen(db: Db, hash: Buffer, seen: { at: Date; address: string }): Promise<void> {
  await db.run(sql`
    update sessions set last_seen_at = ${seen.at}, address = ${seen.address}
    where hash = ${hash} and last_seen_at < ${seen.at}`)
}

export async function saveProof(db: Db, hash: Buffer, at: Date): Promise<void> {
  await db.run(sql`update sessions set proven_at = ${at} where hash = ${hash}`)
}

export async function deleteExpiredSessions(
  db: Db,
  { at, idleSince }: { at: Date; idleSince: Date },
): Promise<void> {
  await db.run(sql`delete from sessions where expires_at <= ${at} or last_seen_at <= ${idleSince}`)
}
