import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface ReceiverKey {
  locationId: number
  receiverId: number
}

/** JSON, as the database writes it. */
export async function listReceivers(db: Db, locationId: number): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select coalesce(json_agg(wire order by id), '[]')::text as json from wire_receivers
    where location_id = ${locationId}`)
  return (row as { json: string }).json
}

/** Whoever names a URL shares the row of the Location: none is added while the lock holds. */
export async function lockLocation(tx: Tx, locationId: number): Promise<void> {
  await tx.run(sql`select from locations where id = ${locationId} for no key update`)
}

/**
 * Off since the first time that somebody switched it off, for all applications that name its URL. False when there is
 * no such receiver.
 */
export async function writeSwitch(
  tx: Tx,
  { locationId, receiverId }: ReceiverKey,
  switchedOffAt: Date | null,
): Promise<boolean> {
  const changed = await tx.run(sql`
    update receivers set switched_off_at =
      case when ${switchedOffAt}::timestamptz is null then null else coalesce(switched_off_at, ${switchedOffAt}) end
    where location_id = ${locationId} and (partner_id, url) = (
      select partner_id, url from receivers
      where location_id = ${locationId} and id = ${receiverId} and removed_at is null)
    returning id`)
  if (changed.length === 0) return false
  // What its partner took away while it was off does not come back with it.
  if (switchedOffAt === null)
    await tx.run(sql`
      delete from receivers where location_id = ${locationId} and removed_at is not null
        and switched_off_at is null`)
  return true
}

export interface ReceiverOwner {
  url: string
  partnerId: number
  applicationId: number | null
  /** The person by whose rights it gets events; null for an application, and where it is not known. */
  userId: number | null
}

export async function lockReceiver(
  tx: Tx,
  { locationId, receiverId }: ReceiverKey,
): Promise<ReceiverOwner | undefined> {
  const [row] = await tx.run<ReceiverOwner & Record<string, unknown>>(sql`
    select url, partner_id as "partnerId", application_id as "applicationId", user_id as "userId" from receivers
    where location_id = ${locationId} and id = ${receiverId} and removed_at is null for update`)
  return row
}

export async function writeOwner(
  tx: Tx,
  { locationId, receiverId }: ReceiverKey,
  userId: number,
): Promise<void> {
  await tx.run(sql`
    update receivers set user_id = ${userId} where location_id = ${locationId} and id = ${receiverId}`)
}

export async function readReceiver(tx: Tx, { locationId, receiverId }: ReceiverKey): Promise<string> {
  const [row] = await tx.run<{ json: string }>(sql`
    select wire::text as json from wire_receivers where location_id = ${locationId} and id = ${receiverId}`)
  return (row as { json: string }).json
}
