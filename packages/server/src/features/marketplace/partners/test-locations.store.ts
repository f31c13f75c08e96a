import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface TestLocation {
  id: number
  title: string
  created_at: Date
}

export async function listTestLocations(db: Db, partnerId: number): Promise<TestLocation[]> {
  return db.run<TestLocation>(sql`
    select location.id, location.title, test.created_at
    from test_locations test join locations location on location.id = test.location_id
    where test.partner_id = ${partnerId} and location.deleted_at is null
    order by location.id`)
}

/** This lock makes two concurrent additions count each other. */
export async function lockPartnerRow(tx: Tx, partnerId: number): Promise<void> {
  await tx.run(sql`select from partners where id = ${partnerId} for update`)
}

/** Returns false when it is a test Location already. */
export async function insertTestLocation(
  tx: Tx,
  { partnerId, locationId, at }: { partnerId: number; locationId: number; at: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    insert into test_locations (partner_id, location_id, created_at)
    values (${partnerId}, ${locationId}, ${at}) on conflict do nothing returning location_id`)
  return rows.length > 0
}

/** Returns false when it is no test Location. */
export async function deleteTestLocation(
  tx: Tx,
  key: { partnerId: number; locationId: number },
): Promise<boolean> {
  const rows = await tx.run(sql`
    delete from test_locations where partner_id = ${key.partnerId} and location_id = ${key.locationId}
    returning location_id`)
  return rows.length > 0
}
