import { builtInRoles } from '@foyer/contract'
import sql, { raw } from 'sql-template-tag'
import type { Database, Tx } from '../../../platform/database/database.ts'

/**
 * PostgreSQL generates the rows from series of numbers, so that no data is transferred. `pick` returns a number below
 * `m` that depends only on the row, a salt and the seed.
 */
export async function definePick(tx: Tx, seed: number): Promise<void> {
  await tx.run(sql`select set_config('foyer.generator_seed', ${String(seed)}, true)`)
  await tx.run(sql`
    create or replace function pg_temp.pick(n bigint, salt int, m int) returns int language sql stable as $$
      select (abs(hashint8extended(n, salt + current_setting('foyer.generator_seed')::bigint * 1000)) % m)::int
    $$`)
}

/** Without statistics the planner assumes few new rows, and would scan them once for each row. */
export async function joinInBulk(tx: Tx): Promise<void> {
  await tx.run(sql`set local enable_nestloop = off`)
}

export interface NewLocations {
  count: number
  ownerId: number
  at: Date
}

export async function generateLocations(tx: Tx, { count, ownerId, at }: NewLocations): Promise<number[]> {
  const roles = JSON.stringify(Object.entries(builtInRoles).map(([slug, role]) => ({ slug, ...role })))
  const rows = await tx.run<{ id: number }>(sql`
    with chain as (
      insert into chains (title, created_at)
      select 'Generated chain ' || n, ${at} from generate_series(1, ${count}::bigint) n returning id
    ), location as (
      insert into locations
        (chain_id, title, country_id, city_id, business_type_id, timezone_name, address, created_at)
      select id, 'Generated Location ' || id, 840, 5391959, 101 + pg_temp.pick(id, 1, 3), 'America/Los_Angeles',
        (1 + pg_temp.pick(id, 2, 900)) || ' Market Street', ${at}
      from chain returning id
    ), role as (
      insert into roles (location_id, slug, title, rights)
      select location.id, given.slug, given.title, given.rights
      from location, jsonb_to_recordset(${roles}::jsonb) as given (slug text, title text, rights text[])
      returning location_id, id, slug
    ), membership as (
      insert into memberships (location_id, user_id, role_id, created_at)
      select location_id, ${ownerId}, id, ${at} from role where slug = 'owner'
    )
    select id from location order by id`)
  return rows.map(({ id }) => id)
}

export interface GeneratedLocation {
  locationId: number
  at: Date
}

/** Creates a team with schedules for four weeks, and services that all of it does. */
export async function generateTeam(
  tx: Tx,
  { locationIds, at }: { locationIds: number[]; at: Date },
  size: { staff: number; services: number },
) {
  await tx.run(sql`
    insert into staff (location_id, name, specialization, weight, created_at, last_change_date)
    select location_id, (array['Ana', 'Björn', 'Chloé', 'Dmitri', 'Elif', 'Farah', 'Goran', 'Hana'])[1 + pg_temp.pick(n, 3, 8)] || ' ' || n,
      'Specialist', n, ${at}, ${at}
    from unnest(${locationIds}::bigint[]) location_id, generate_series(1, ${size.staff}::bigint) n`)
  await tx.run(sql`
    insert into schedule_days (location_id, staff_id, day, working)
    select staff.location_id, staff.id, day,
      tsmultirange(tsrange(day + time '09:00', day + time '13:00'), tsrange(day + time '14:00', day + time '20:00'))
    from staff,
      (select (${at}::timestamptz)::date + n as day from generate_series(0, 27) n) days
    where staff.location_id = any(${locationIds}::bigint[])
    on conflict do nothing`)
  await tx.run(sql`
    with category as (
      insert into service_categories (location_id, title)
      select location_id, 'Generated services' from unnest(${locationIds}::bigint[]) location_id returning location_id, id
    ), service as (
      insert into services (location_id, category_id, title, price_min, price_max, duration, last_change_date)
      select location_id, id, 'Service ' || n, 20 + pg_temp.pick(n, 4, 80), 100 + pg_temp.pick(n, 5, 100),
        1800 + 900 * pg_temp.pick(n, 6, 5), ${at}
      from category, generate_series(1, ${size.services}::bigint) n
      returning location_id, id, duration
    )
    insert into service_staff (location_id, service_id, staff_id, seance_length)
    select service.location_id, service.id, staff.id, service.duration
    from service join staff on staff.location_id = service.location_id`)
}

/** Generated history has no events, so nothing else invalidates the cached totals of these Locations. */
export async function markChanged(tx: Tx, locationIds: number[]): Promise<void> {
  await tx.run(sql`
    update event_counters set clients_changed_by = pg_current_xact_id(), records_changed_by = pg_current_xact_id()
    where location_id = any(${locationIds}::bigint[])`)
}

/** Updates the statistics and the visibility map of tables that got many rows. */
export async function refreshTables(db: Database, tables: string[]): Promise<void> {
  await db.run(sql`vacuum (analyze) ${raw(tables.join(', '))}`)
}
