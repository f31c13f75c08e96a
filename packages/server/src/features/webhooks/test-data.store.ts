import sql from 'sql-template-tag'
import type { Db } from '../../platform/database/database.ts'

/** JSON of the record that a test tells of; null when its endpoint has no right to that kind now. */
export async function findTestData(db: Db, deliveryId: number): Promise<string | null> {
  const [row] = await db.run<{ data: string | null }>(sql`
    select case when delivery.is_masked or not receiver.shows_phones
      then masked_event_data(delivery.resource, delivery.data) else delivery.data end::text as data
    from deliveries delivery
    join standing_receivers receiver on receiver.id = delivery.receiver_id
    where delivery.id = ${deliveryId} and right_to(delivery.resource) = any(receiver.rights)`)
  return row?.data ?? null
}
