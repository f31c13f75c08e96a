import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface ActivityKey {
  locationId: number
  activityId: number
}

/** A seat takes these values from its group event. */
export interface SeatedActivity {
  serviceId: number
  staffId: number
  startsAt: Date
  lengthSeconds: number
}

/** Returns undefined when there is no such group event. The check on its capacity refuses too many seats. */
export async function addSeats(
  tx: Tx,
  key: ActivityKey,
  { count, at }: { count: number; at: Date },
): Promise<SeatedActivity | undefined> {
  const [row] = await tx.run<SeatedActivity & { serviceId: number }>(sql`
    update activities set seats_taken = seats_taken + ${count}, last_change_date = ${at}
    where location_id = ${key.locationId} and id = ${key.activityId} and deleted_at is null
    returning service_id as "serviceId", staff_id as "staffId", starts_at as "startsAt", length as "lengthSeconds"`)
  return row
}

export async function subtractSeats(tx: Tx, key: ActivityKey, count: number): Promise<void> {
  await tx.run(sql`
    update activities set seats_taken = seats_taken - ${count}
    where location_id = ${key.locationId} and id = ${key.activityId}`)
}

export async function lockActivity(tx: Tx, key: ActivityKey): Promise<void> {
  await tx.run(sql`
    select from activities where location_id = ${key.locationId} and id = ${key.activityId} for no key update`)
}
