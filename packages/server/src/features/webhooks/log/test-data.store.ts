import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface TestKey {
  deliveryId: number
  partnerId: number
}

/** Returns JSON of the record that a test was made from; null when there was none. */
export async function findTestData(
  db: Db,
  { deliveryId, partnerId }: TestKey,
  { isMasked }: { isMasked: boolean },
): Promise<string | null> {
  const [row] = await db.run<{ data: string | null }>(sql`
    select case when ${isMasked} or is_masked then masked_event_data(resource, data) else data end::text as data
    from deliveries where id = ${deliveryId} and partner_id = ${partnerId}`)
  return row?.data ?? null
}
