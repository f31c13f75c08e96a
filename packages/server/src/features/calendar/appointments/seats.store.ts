import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

interface SeatsKey {
  locationId: number
  activityId: number
}

export interface Seat {
  id: number
  clientId: number | null
  attendance: number
}

/** Locks the appointments of a group event in the order of their ids. */
export async function lockSeats(tx: Tx, key: SeatsKey): Promise<Seat[]> {
  return tx.run<Seat & { id: number }>(sql`
    select id, client_id as "clientId", attendance from appointments
    where location_id = ${key.locationId} and activity_id = ${key.activityId} and deleted_at is null
    order by id for no key update`)
}

export async function markSeatsDeleted(tx: Tx, key: SeatsKey, at: Date): Promise<void> {
  await tx.run(sql`
    update appointments set deleted_at = ${at}, last_change_date = ${at}
    where location_id = ${key.locationId} and activity_id = ${key.activityId} and deleted_at is null`)
}

/** Moves the seats with their group event, and to other Visits when the day changes. */
export async function moveSeats(
  tx: Tx,
  key: SeatsKey,
  to: { staffId: number; startsAt: Date; lengthSeconds: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into visits (location_id, client_id, day)
    select distinct location_id, client_id, (${to.startsAt}::timestamptz at time zone location.timezone_name)::date
    from appointments join locations location on location.id = location_id
    where location_id = ${key.locationId} and activity_id = ${key.activityId}
      and appointments.deleted_at is null and client_id is not null
    order by client_id
    on conflict (location_id, client_id, day) do nothing`)
  await tx.run(sql`
    update appointments
    set staff_id = ${to.staffId}, starts_at = ${to.startsAt}, length = ${to.lengthSeconds}, last_change_date = ${to.at},
      visit_id = (
        select visit.id from visits visit join locations location on location.id = visit.location_id
        where visit.location_id = ${key.locationId} and visit.client_id = appointments.client_id
          and visit.day = (${to.startsAt}::timestamptz at time zone location.timezone_name)::date)
    where location_id = ${key.locationId} and activity_id = ${key.activityId} and deleted_at is null`)
}
