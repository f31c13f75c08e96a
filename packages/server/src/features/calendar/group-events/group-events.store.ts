import sql from 'sql-template-tag'
import { assignments, insertion } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ActivityKey } from './seats.store.ts'

export interface ActivityColumns {
  service_id: number
  staff_id: number
  starts_at: Date
  length: number
  capacity: number
  is_forced: boolean
  color: string
  instructions: string
  stream_link: string
}

const byId = statement<{ json: string }>(
  'activities.one',
  'select wire::text as json from wire_activities where location_id = $1 and id = $2',
)

export async function findActivity(db: Db, key: ActivityKey): Promise<string | undefined> {
  return (await byId(db, [key.locationId, key.activityId]))[0]?.json
}

const page = statement<{ json: string; total: number }>(
  'activities.page',
  `with found as (
     select id, starts_at from activities
     where location_id = $1 and deleted_at is null
       and ($4::timestamptz is null or starts_at >= $4) and ($5::timestamptz is null or starts_at < $5)
   )
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg(wire order by starts_at, id), '[]')::text
      from wire_activities
      where location_id = $1 and id = any(array(
        select id from found order by starts_at, id limit $2 offset $3))) as json`,
)

export interface ActivityPage {
  number: number
  size: number
  /** The moments when the first local day begins and the last one ends. */
  from?: Date
  till?: Date
}

export async function listActivities(
  db: Db,
  locationId: number,
  { number, size, from, till }: ActivityPage,
): Promise<{ json: string; total: number }> {
  const [row] = await page(db, [locationId, size, (number - 1) * size, from ?? null, till ?? null])
  return row as { json: string; total: number }
}

export interface ActivityRow {
  serviceId: number
  staffId: number
  startsAt: Date
  lengthSeconds: number
  seatsTaken: number
}

export async function lockActivityRow(tx: Tx, key: ActivityKey): Promise<ActivityRow | undefined> {
  const [row] = await tx.run<ActivityRow & { serviceId: number }>(sql`
    select service_id as "serviceId", staff_id as "staffId", starts_at as "startsAt", length as "lengthSeconds",
      seats_taken as "seatsTaken"
    from activities
    where location_id = ${key.locationId} and id = ${key.activityId} and deleted_at is null
    for no key update`)
  return row
}

export async function insertActivity(
  tx: Tx,
  activity: { locationId: number; columns: Partial<ActivityColumns>; at: Date },
): Promise<number> {
  const { locationId, columns, at } = activity
  const [row] = await tx.run<{ id: number }>(sql`
    insert into activities
    ${insertion({ location_id: locationId, ...columns, created_at: at, last_change_date: at })}
    returning id`)
  return (row as { id: number }).id
}

export async function updateActivity(
  tx: Tx,
  key: ActivityKey,
  { columns, at }: { columns: Partial<ActivityColumns>; at: Date },
): Promise<void> {
  await tx.run(sql`
    update activities set ${assignments({ ...columns, last_change_date: at })}
    where location_id = ${key.locationId} and id = ${key.activityId}`)
}

export async function markDeleted(tx: Tx, key: ActivityKey, at: Date): Promise<void> {
  await tx.run(sql`
    update activities set deleted_at = ${at}, last_change_date = ${at}, seats_taken = 0
    where location_id = ${key.locationId} and id = ${key.activityId}`)
}
