import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export const clockChannel = 'foyer_clock'

export async function readOffset(db: Db): Promise<number> {
  const [row] = await db.run<{ offset_ms: number }>(sql`select offset_ms from sandbox_clock`)
  return row?.offset_ms ?? 0
}

export async function lockOffset(tx: Tx): Promise<number> {
  const [row] = await tx.run<{ offset_ms: number }>(sql`select offset_ms from sandbox_clock for update`)
  return row?.offset_ms ?? 0
}

export async function saveOffset(tx: Tx, offsetMs: number): Promise<void> {
  await tx.run(sql`update sandbox_clock set offset_ms = ${offsetMs}`)
  await tx.run(sql`select pg_notify(${clockChannel}, ${String(offsetMs)})`)
}
