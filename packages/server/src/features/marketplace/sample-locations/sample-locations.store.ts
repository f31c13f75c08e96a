import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

/** Counts those that nobody has deleted. */
export async function countSampleLocations(db: Db, partnerId: number): Promise<number> {
  const [row] = await db.run<{ count: number }>(sql`
    select count(*)::int as count
    from sample_locations sample join locations location on location.id = sample.location_id
    where sample.partner_id = ${partnerId} and location.deleted_at is null`)
  return row?.count ?? 0
}

export async function insertSampleLocation(
  tx: Tx,
  { partnerId, locationId, at }: { partnerId: number; locationId: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into sample_locations (location_id, partner_id, created_at)
    values (${locationId}, ${partnerId}, ${at})`)
}

/** The day in the Location's time zone, such as `2026-02-02`. */
export async function findToday(db: Db, locationId: number, at: Date): Promise<string> {
  const [row] = await db.run<{ today: string }>(sql`
    select left(plain_local(${at}, timezone_name), 10) as today from locations where id = ${locationId}`)
  return (row as { today: string }).today
}
