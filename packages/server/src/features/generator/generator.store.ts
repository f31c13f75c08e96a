import { builtInRoles } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Tx } from '../../platform/database/database.ts'

/**
 * Worlds are made where they are kept: PostgreSQL writes the rows from series of numbers, and nothing travels.
 * `pick` is a number below `m` that follows from the row, a salt and the seed, and from nothing else.
 */
export async function definePick(tx: Tx, seed: number): Promise<void> {
  await tx.run(sql`select set_config('foyer.generator_seed', ${String(seed)}, true)`)
  await tx.run(sql`
    create or replace function pg_temp.pick(n bigint, salt int, m int) returns int language sql stable as $$
      select (abs(hashint8extended(n, salt + current_setting('foyer.generator_seed')::bigint * 1000)) % m)::int
    $$`)
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

export interface Places {
  locationIds: number[]
  at: Date
}

/** A team with schedules for four weeks, and services that all of it does. */
export async function generateTeam(
  tx: Tx,
  { locationIds, at }: Places,
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

/** Spread evenly; names of several scripts, phones that are unique in their Location. */
export async function generateClients(tx: Tx, { locationIds, at }: Places, count: number): Promise<void> {
  await tx.run(sql`
    insert into clients (location_id, name, surname, phone, email, card, comment, discount, gender_id, importance_id,
      spent, paid, visits, created_at, last_change_date)
    select (${locationIds}::bigint[])[1 + n % ${locationIds.length}],
      (array['Olga', 'José', 'Zoë', 'Иван', '花子', 'محمد', 'Priya', 'Noah', 'Emma', 'Lars', 'Maya', 'Łukasz'])[1 + pg_temp.pick(n, 7, 12)],
      (array['Smith', 'García', 'Иванова', '山田', 'Müller', 'Nguyễn', 'Okafor', 'Rossi', 'Kowalski', 'Yılmaz'])[1 + pg_temp.pick(n, 8, 10)] || ' ' || n,
      '+1' || (2000000000 + n), 'client' || n || '@example.com',
      case when pg_temp.pick(n, 9, 3) = 0 then lpad(n::text, 10, '0') else '' end, '',
      pg_temp.pick(n, 10, 4) * 5, pg_temp.pick(n, 11, 3), pg_temp.pick(n, 12, 4),
      pg_temp.pick(n, 13, 500000) / 100.0, pg_temp.pick(n, 13, 500000) / 100.0, pg_temp.pick(n, 14, 40),
      ${at}::timestamptz - make_interval(mins => pg_temp.pick(n, 15, 1000000)),
      ${at}::timestamptz - make_interval(mins => pg_temp.pick(n, 16, 1000000))
    from generate_series(1, ${count}::bigint) n
    on conflict do nothing`)
}

/** Half-hour appointments one after the other for each team member, sixteen a day, the newest two weeks ahead. */
export async function generateAppointments(
  tx: Tx,
  { locationIds, at }: Places,
  perLocation: number,
): Promise<void> {
  for (const locationId of locationIds) {
    await tx.run(sql`
      create temporary table generated_appointments on commit drop as
      with member as (
        select id, row_number() over (order by id) - 1 as place, count(*) over () as total
        from staff where location_id = ${locationId} and deleted_at is null
      ), person as (
        select id, row_number() over (order by id) - 1 as place, count(*) over () as total
        from clients where location_id = ${locationId} and deleted_at is null
      ), offer as (
        select distinct on (staff_id) staff_id, service_id from service_staff where location_id = ${locationId}
        order by staff_id, service_id
      )
      select n, member.id as staff_id, person.id as client_id, offer.service_id,
        date_trunc('day', ${at}::timestamptz) + interval '14 days 16 hours'
          - make_interval(days => (n / member.total / 16)::int)
          + make_interval(mins => ((n / member.total) % 16)::int * 30) as starts_at
      from generate_series(0, ${perLocation}::bigint - 1) n
      join member on member.place = n % member.total
      join person on person.place = (n * 7919) % person.total
      join offer on offer.staff_id = member.id`)
    await tx.run(sql`
      insert into visits (location_id, client_id, day)
      select distinct ${locationId}::bigint, client_id, (starts_at at time zone timezone_name)::date
      from generated_appointments, locations where locations.id = ${locationId}
      on conflict do nothing`)
    await tx.run(sql`
      with made as (
        insert into appointments (location_id, staff_id, client_id, visit_id, starts_at, length, attendance, created_at, last_change_date)
        select ${locationId}, generated.staff_id, generated.client_id, visit.id, generated.starts_at, 1800,
          case when generated.starts_at < ${at} then 1 else 0 end, ${at},
          ${at}::timestamptz - make_interval(mins => pg_temp.pick(generated.n, 17, 1000000))
        from generated_appointments generated
        join locations location on location.id = ${locationId}
        join visits visit on visit.location_id = ${locationId} and visit.client_id = generated.client_id
          and visit.day = (generated.starts_at at time zone location.timezone_name)::date
        returning id, staff_id, starts_at, length
      ), taken as (
        insert into occupancy (location_id, subject, subject_id, during, appointment_id)
        select ${locationId}, 'staff', staff_id, tstzrange(starts_at, starts_at + make_interval(secs => length)), id from made
        on conflict do nothing
      )
      insert into appointment_services (location_id, appointment_id, position, service_id, title, first_cost, cost)
      select ${locationId}, made.id, 1, service.id, service.title, service.price_min, service.price_min
      from made
      join lateral (
        select service_id from service_staff link where link.location_id = ${locationId} and link.staff_id = made.staff_id
        order by service_id limit 1
      ) offer on true
      join services service on service.location_id = ${locationId} and service.id = offer.service_id`)
    await tx.run(sql`drop table generated_appointments`)
  }
}

/** New plans for tables that have just grown. */
export async function analyzeAll(tx: Tx): Promise<void> {
  await tx.run(sql`analyze`)
}
