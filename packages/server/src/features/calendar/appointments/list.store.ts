import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface AppointmentFilter {
  locationId: number
  staffId?: number
  clientId?: number
  /** The moments when the first local day begins and the last one ends. */
  from?: Date
  till?: Date
  changedFrom?: Date
  changedTill?: Date
  withDeleted: boolean
}

interface AppointmentPage {
  number: number
  size: number
}

const conditions = (filter: AppointmentFilter): Sql =>
  join(
    [
      sql`location_id = ${filter.locationId}`,
      filter.staffId !== undefined && sql`staff_id = ${filter.staffId}`,
      filter.clientId !== undefined && sql`client_id = ${filter.clientId}`,
      filter.from && sql`starts_at >= ${filter.from}`,
      filter.till && sql`starts_at < ${filter.till}`,
      filter.changedFrom && sql`last_change_date >= ${filter.changedFrom}`,
      // Callers see whole seconds, so they mean whole seconds.
      filter.changedTill && sql`last_change_date < ${filter.changedTill}::timestamptz + interval '1 second'`,
    ].filter(condition => !!condition),
    ' and ',
  )

export interface ListedIds {
  ids: number[]
  /** The version of the Location's appointments in the snapshot of the ids. */
  version: string
  /** Null where the total was not requested. */
  total: number | null
}

/**
 * Every order has an index for living and one for deleted appointments: each gives at most what the page needs, and the
 * two are merged. A filter on changes orders the list by changes.
 */
export async function listAppointmentIds(
  db: Db,
  filter: AppointmentFilter,
  { page, counts }: { page: AppointmentPage; counts: boolean },
): Promise<ListedIds> {
  const order = filter.changedFrom || filter.changedTill ? raw('last_change_date') : raw('starts_at')
  const found = (state: Sql) => sql`(
    select id, ${order} as rank from appointments where ${conditions(filter)} and deleted_at is ${state}
    order by ${order}, id limit ${page.number * page.size})`
  const deleted = filter.withDeleted ? sql`union all ${found(sql`not null`)}` : empty
  const [row] = await db.run<ListedIds>(sql`
    with page as materialized (
      select id, rank from (${found(sql`null`)} ${deleted}) found
      order by rank, id limit ${page.size} offset ${(page.number - 1) * page.size}
    )
    select (select coalesce(json_agg(id order by rank, id), '[]') from page) as ids,
      (select records_changed_by::text from event_counters where location_id = ${filter.locationId}) as version,
      ${counts ? sql`(${countOf(filter)})` : sql`null`} as total`)
  return row as ListedIds
}

const several = statement<{ json: string }>(
  'appointments.several',
  `select coalesce(json_agg(record.wire order by wanted.position), '[]')::text as json
   from unnest($2::bigint[]) with ordinality as wanted (id, position)
   join wire_records($3) record on record.location_id = $1 and record.id = wanted.id`,
)

/** Returns the appointments in the order of the ids. */
export async function readAppointments(
  db: Db,
  locationId: number,
  { ids, showsPhones }: { ids: number[]; showsPhones: boolean },
): Promise<string> {
  const [row] = await several(db, [locationId, ids, showsPhones])
  return (row as { json: string }).json
}

/** Whole weeks come from the stored counts; only partial weeks at both ends are counted. */
export async function countByWeeks(db: Db, filter: AppointmentFilter): Promise<number> {
  const { locationId, staffId, from, till, withDeleted } = filter
  const ofStaff = staffId === undefined ? empty : sql`and staff_id = ${staffId}`
  const begun = sql`location_id = ${locationId} ${ofStaff} ${withDeleted ? empty : sql`and deleted_at is null`}`
  const [row] = await db.run<{ total: number }>(sql`
    with weeks as (
      select ceil(extract(epoch from ${from ?? null}::timestamptz) / 604800)::int as first,
        floor(extract(epoch from ${till ?? null}::timestamptz) / 604800)::int as behind
    ), edges as (
      select to_timestamp(weeks.first::bigint * 604800) as head, to_timestamp(greatest(behind, first)::bigint * 604800) as tail
      from weeks
    )
    select (
      (select coalesce(sum(live + ${withDeleted ? sql`deleted` : sql`0`}), 0)
       from appointment_counts, weeks
       where location_id = ${locationId} ${ofStaff}
         and (weeks.first is null or week >= weeks.first) and (weeks.behind is null or week < weeks.behind))
      + (select count(*) from appointments
         where ${begun} and starts_at >= ${from ?? null}
           and starts_at < least((select head from edges), ${till ?? null}::timestamptz))
      + (select count(*) from appointments
         where ${begun} and starts_at >= (select tail from edges) and starts_at < ${till ?? null})
    )::int as total`)
  return (row as { total: number }).total
}

/** Counts by an index on the client or on the time of the change. */
const countOf = (filter: AppointmentFilter): Sql =>
  sql`select count(*)::int from appointments
    where ${conditions(filter)} ${filter.withDeleted ? empty : sql`and deleted_at is null`}`
