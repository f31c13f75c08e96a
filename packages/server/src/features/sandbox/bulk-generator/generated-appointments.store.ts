import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type { GeneratedLocation } from './generator.store.ts'

/**
 * Plans half-hour appointments one after the other for each team member, eighteen a day between nine and seven with a
 * break. The last day is two weeks ahead, or the day before existing bookings. Clients are referred to by their
 * position, because the new ones do not exist yet.
 */
export async function planAppointments(
  tx: Tx,
  { locationId, at }: GeneratedLocation,
  { appointments, clients }: { appointments: number; clients: number },
): Promise<void> {
  await tx.run(sql`drop table if exists planned_appointments`)
  await tx.run(sql`
    create temporary table planned_appointments on commit drop as
    with member as (
      select id, row_number() over (order by id) - 1 as place
      from staff where location_id = ${locationId} and deleted_at is null
    ), offer as (
      select distinct on (staff_id) staff_id, service_id from service_staff where location_id = ${locationId}
      order by staff_id, service_id
    ), total as (
      select (select count(*) from member) as members,
        ${clients} + (select count(*) from clients where location_id = ${locationId} and deleted_at is null) as people
    ), calendar as materialized (
      select timezone_name as zone, coalesce(
        (select min(lower(during)) at time zone timezone_name from reservations where location_id = ${locationId})::date - 1,
        (${at}::timestamptz at time zone timezone_name)::date + 14) as last_day
      from locations where id = ${locationId}
    ), planned as (
      select n, n % members as member_place, (n * 7919) % people as client_place, n / members / 18 as days_back,
        n / members % 18 as slot
      from total, generate_series(0, ${appointments}::bigint - 1) n
      where members > 0 and people > 0
    )
    select n, member.id as staff_id, client_place, offer.service_id, last_day - days_back::int as day,
      (last_day - days_back::int + time '09:00' + make_interval(mins => (slot::int + case when slot < 8 then 0 else 2 end) * 30))
        at time zone zone as starts_at
    from planned
    cross join calendar
    join member on member.place = member_place
    join offer on offer.staff_id = member.id`)
}

/** Books the planned appointments, with Visits and all that belongs to them. Returns how many there are. */
export async function bookPlanned(tx: Tx, { locationId, at }: GeneratedLocation): Promise<number> {
  await tx.run(sql`
    create temporary table generated_appointments on commit drop as
    select planned.*, person.id as client_id
    from planned_appointments planned
    join (
      select id, row_number() over (order by id) - 1 as place
      from clients where location_id = ${locationId} and deleted_at is null
    ) person on person.place = planned.client_place`)
  await tx.run(sql`
    insert into visits (location_id, client_id, day)
    select distinct ${locationId}::bigint, client_id, day from generated_appointments order by client_id, day
    on conflict do nothing`)
  const [row] = await tx.run<{ count: number }>(sql`
    with made as (
      insert into appointments (location_id, staff_id, client_id, visit_id, starts_at, length, attendance, created_at, last_change_date)
      select ${locationId}, generated.staff_id, generated.client_id, visit.id, generated.starts_at, 1800,
        case when generated.starts_at < ${at} then 1 else 0 end, ${at},
        ${at}::timestamptz - make_interval(mins => pg_temp.pick(generated.n, 17, 1000000))
      from generated_appointments generated
      join visits visit on visit.location_id = ${locationId} and visit.client_id = generated.client_id
        and visit.day = generated.day
      order by generated.n
      returning id, staff_id, starts_at, length
    ), taken as (
      insert into reservations (location_id, subject, subject_id, during, appointment_id)
      select ${locationId}, 'staff', staff_id, tstzrange(starts_at, starts_at + make_interval(secs => length)), id from made
    ), done as (
      insert into appointment_services (location_id, appointment_id, position, service_id, title, first_cost, cost)
      select ${locationId}, made.id, 1, service.id, service.title, service.price_min, service.price_min
      from made
      join (select distinct staff_id, service_id from generated_appointments) offer on offer.staff_id = made.staff_id
      join services service on service.location_id = ${locationId} and service.id = offer.service_id
    )
    select count(*)::int as count from made`)
  await tx.run(sql`
    update clients set visits = came.visits
    from (
      select client_id, count(distinct visit_id) as visits from appointments
      where location_id = ${locationId} and attendance = 1 and deleted_at is null group by client_id
    ) came
    where clients.location_id = ${locationId} and clients.id = came.client_id and clients.visits <> came.visits`)
  await tx.run(sql`drop table generated_appointments`)
  return (row as { count: number }).count
}
