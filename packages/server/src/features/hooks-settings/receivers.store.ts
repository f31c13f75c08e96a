import sql from 'sql-template-tag'
import type { Db } from '../../platform/database/database.ts'

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

/**
 * Off since the first time that somebody switched it off, for all applications that name its URL. Undefined when there is
 * no such receiver.
 */
export async function writeSwitch(
  db: Db,
  { locationId, receiverId }: ReceiverKey,
  switchedOffAt: Date | null,
): Promise<string | undefined> {
  const changed = await db.run(sql`
    update receivers set switched_off_at =
      case when ${switchedOffAt}::timestamptz is null then null else coalesce(switched_off_at, ${switchedOffAt}) end
    where location_id = ${locationId} and (partner_id, url) = (
      select partner_id, url from receivers
      where location_id = ${locationId} and id = ${receiverId} and removed_at is null)
    returning id`)
  if (changed.length === 0) return undefined
  const [row] = await db.run<{ json: string }>(sql`
    select wire::text as json from wire_receivers where location_id = ${locationId} and id = ${receiverId}`)
  return row?.json
}
