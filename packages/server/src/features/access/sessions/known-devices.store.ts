import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface Device {
  userId: number
  kind: 'browser' | 'address'
  hash: Buffer
}

export async function isKnown(db: Db, { userId, kind, hash }: Device, since: Date): Promise<boolean> {
  const rows = await db.run(sql`
    select from known_devices
    where user_id = ${userId} and kind = ${kind} and hash = ${hash} and last_seen_at > ${since}`)
  return rows.length > 0
}

/** Returns whether the person signs in from there for the first time. */
export async function saveDevice(tx: Tx, { userId, kind, hash }: Device, at: Date): Promise<boolean> {
  const [row] = await tx.run<{ is_new: boolean }>(sql`
    insert into known_devices (user_id, kind, hash, last_seen_at)
    values (${userId}, ${kind}, ${hash}, ${at})
    on conflict (user_id, kind, hash) do update set last_seen_at = excluded.last_seen_at
    returning xmax = 0 as is_new`)
  return (row as { is_new: boolean }).is_new
}

export async function deleteSurplusDevices(
  tx: Tx,
  { userId, kind }: Pick<Device, 'userId' | 'kind'>,
  maxDevices: number,
): Promise<void> {
  await tx.run(sql`
    delete from known_devices
    where user_id = ${userId} and kind = ${kind} and hash not in (
      select hash from known_devices where user_id = ${userId} and kind = ${kind}
      order by last_seen_at desc limit ${maxDevices})`)
}

export async function deleteOldDevices(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from known_devices where last_seen_at <= ${before}`)
}
