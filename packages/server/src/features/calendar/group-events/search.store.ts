import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface ActivityFilter {
  locationId: number
  serviceIds?: number[]
  staffIds?: number[]
  resourceIds?: number[]
}

export interface SearchPeriod {
  from: Date
  till: Date
}

const matching = `
  activity.location_id = $1 and activity.deleted_at is null
  and ($2::bigint[] is null or activity.service_id = any($2))
  and ($3::bigint[] is null or activity.staff_id = any($3))
  and ($4::bigint[] is null or exists (
    select from booked_instances booked
    join resource_instances instance on instance.location_id = booked.location_id and instance.id = booked.instance_id
    where booked.location_id = activity.location_id and booked.activity_id = activity.id
      and instance.resource_id = any($4)))`

const values = ({ locationId, serviceIds, staffIds, resourceIds }: ActivityFilter) => [
  locationId,
  serviceIds ?? null,
  staffIds ?? null,
  resourceIds ?? null,
]

const page = statement<{ json: string; total: number }>(
  'activities.search',
  `with found as (
     select activity.id, activity.starts_at from activities activity
     where ${matching} and activity.starts_at >= $5 and activity.starts_at < $6
   )
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg(wire order by starts_at, id), '[]')::text
      from wire_activities
      where location_id = $1 and id = any(array(select id from found order by starts_at, id limit $7 offset $8))) as json`,
)

export async function searchPage(
  db: Db,
  filter: ActivityFilter,
  { from, till, number, size }: SearchPeriod & { number: number; size: number },
): Promise<{ json: string; total: number }> {
  const [row] = await page(db, [...values(filter), from, till, size, (number - 1) * size])
  return row as { json: string; total: number }
}

const dates = statement<{ json: string }>(
  'activities.search-dates',
  `select coalesce(json_agg(day order by day), '[]')::text as json from (
     select distinct to_char(activity.starts_at at time zone location.timezone_name, 'YYYY-MM-DD') as day
     from activities activity join locations location on location.id = activity.location_id
     where ${matching} and activity.starts_at >= $5 and activity.starts_at < $6
   ) days`,
)

export async function searchDays(
  db: Db,
  filter: ActivityFilter,
  { from, till }: SearchPeriod,
): Promise<string> {
  const [row] = await dates(db, [...values(filter), from, till])
  return (row as { json: string }).json
}

const edge = (order: string) => `(
  select to_char(activity.starts_at at time zone location.timezone_name, 'YYYY-MM-DD')
  from activities activity where ${matching} order by activity.starts_at ${order} limit 1)`

const range = statement<{ json: string }>(
  'activities.search-dates-range',
  `select json_build_object('min_date', ${edge('asc')}, 'max_date', ${edge('desc')})::text as json
   from locations location where location.id = $1`,
)

export async function searchDaysRange(db: Db, filter: ActivityFilter): Promise<string> {
  const [row] = await range(db, values(filter))
  return (row as { json: string }).json
}
