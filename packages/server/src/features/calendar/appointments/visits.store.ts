import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

/** Returns the client's Visit of the local day of this moment. Two simultaneous calls get the same Visit. */
export async function openVisit(
  tx: Tx,
  visit: { locationId: number; clientId: number; at: Date },
): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into visits (location_id, client_id, day)
    select id, ${visit.clientId}, (${visit.at}::timestamptz at time zone timezone_name)::date
    from locations where id = ${visit.locationId}
    on conflict (location_id, client_id, day) do update set day = excluded.day
    returning id`)
  return (row as { id: number }).id
}

/** Counts a client's `visits`: the Visits with an appointment to which the client came. */
export async function countVisits(tx: Tx, locationId: number, clientIds: number[]): Promise<void> {
  await tx.run(sql`
    update clients set visits = (
      select count(distinct visit_id) from appointments
      where location_id = ${locationId} and client_id = clients.id and attendance = 1 and deleted_at is null
    )
    where location_id = ${locationId} and id = any(${clientIds})`)
}
