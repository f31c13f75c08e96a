import sql, { type Sql } from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

/** Time is reserved by an appointment or by a group event. */
export interface BookingKey {
  locationId: number
  kind: 'appointment' | 'activity'
  id: number
}

export interface Time {
  startsAt: Date
  lengthSeconds: number
}

export interface StaffTime extends Time {
  locationId: number
  staffId: number
}

export const during = ({ startsAt, lengthSeconds }: Time): Sql =>
  sql`tstzrange(${startsAt}::timestamptz, ${startsAt}::timestamptz + make_interval(secs => ${lengthSeconds}))`

const holder = ({ kind, id }: BookingKey): Sql =>
  kind === 'appointment' ? sql`${id}::bigint, null::bigint` : sql`null::bigint, ${id}::bigint`

const heldBy = ({ locationId, kind, id }: BookingKey): Sql =>
  kind === 'appointment'
    ? sql`location_id = ${locationId} and appointment_id = ${id}`
    : sql`location_id = ${locationId} and activity_id = ${id}`

/**
 * Locks team members in the order of their ids. Former ones are locked too, because their bookings can still be moved
 * and deleted.
 */
export async function lockStaff(
  tx: Tx,
  locationId: number,
  staffIds: number[],
): Promise<{ id: number; isThere: boolean }[]> {
  return tx.run<{ id: number; isThere: boolean }>(sql`
    select id, deleted_at is null as "isThere" from staff
    where location_id = ${locationId} and id = any(${staffIds})
    order by id for no key update`)
}

export async function isWorkingTime(tx: Tx, time: StaffTime): Promise<boolean> {
  const [row] = await tx.run<{ is_working: boolean }>(sql`
    select coalesce(range_agg(local_span(slot, location.timezone_name)) @> wanted, false) as is_working
    from locations location
    cross join (select ${during(time)} as wanted) as times
    join schedule_days schedule on schedule.location_id = location.id and schedule.staff_id = ${time.staffId}
      and schedule.day between (lower(wanted) at time zone location.timezone_name)::date
        and (upper(wanted) at time zone location.timezone_name)::date
    cross join lateral unnest(schedule.working) as slots (slot)
    where location.id = ${time.locationId}
    group by wanted`)
  return row?.is_working ?? false
}

/** The exclusion constraint refuses the reservation where any of the time is taken. */
export async function insertStaffTime(tx: Tx, key: BookingKey, time: StaffTime): Promise<void> {
  await tx.run(sql`
    insert into reservations (location_id, subject, subject_id, during, appointment_id, activity_id)
    select ${time.locationId}, 'staff', ${time.staffId}, ${during(time)}, ${holder(key)}`)
}

/** Reserves only the part of the time that is still free. The team member must be locked: see `lockStaff`. */
export async function insertFreeStaffTime(tx: Tx, key: BookingKey, time: StaffTime): Promise<void> {
  await tx.run(sql`
    insert into reservations (location_id, subject, subject_id, during, appointment_id, activity_id)
    select ${time.locationId}, 'staff', ${time.staffId}, part, ${holder(key)}
    from unnest(tstzmultirange(${during(time)}) - coalesce((
      select range_agg(taken.during) from reservations taken
      where taken.location_id = ${time.locationId} and taken.subject = 'staff'
        and taken.subject_id = ${time.staffId} and taken.during && ${during(time)}
    ), '{}')) as parts (part)`)
}

export async function insertInstanceTime(
  tx: Tx,
  key: BookingKey,
  { time, instanceIds }: { time: Time; instanceIds: number[] },
): Promise<void> {
  await tx.run(sql`
    insert into reservations (location_id, subject, subject_id, during, appointment_id, activity_id)
    select ${key.locationId}, 'resource_instance', instance_id, ${during(time)}, ${holder(key)}
    from unnest(${instanceIds}::bigint[]) as instances (instance_id)`)
}

export interface Freed {
  staffId: number
  from: Date
  till: Date
}

export async function deleteInstanceTime(tx: Tx, key: BookingKey): Promise<void> {
  await tx.run(sql`delete from reservations where ${heldBy(key)} and subject = 'resource_instance'`)
}

/** Releases everything that the booking holds, and returns when a team member's time became free. */
export async function deleteTime(tx: Tx, key: BookingKey): Promise<Freed[]> {
  return tx.run<Freed & { staffId: number }>(sql`
    with freed as (
      delete from reservations where ${heldBy(key)} returning subject, subject_id, during
    )
    select subject_id as "staffId", min(lower(during)) as from, max(upper(during)) as till
    from freed where subject = 'staff' group by subject_id`)
}

/**
 * Forced bookings that overlap the released time get it now, the earlier created first. The team member must be locked.
 */
export async function restoreForcedTime(tx: Tx, locationId: number, freed: Freed): Promise<void> {
  const { staffId, from, till } = freed
  // No booking is longer than a day.
  const nearby = sql`staff_id = ${staffId} and is_forced and deleted_at is null
    and starts_at > ${from}::timestamptz - interval '1 day' and starts_at < ${till}
    and starts_at + make_interval(secs => length) > ${from}`
  const its = sql`tstzrange(starts_at, starts_at + make_interval(secs => length)) as during`
  await tx.run(sql`
    insert into reservations (location_id, subject, subject_id, during, appointment_id, activity_id)
    select ${locationId}, 'staff', ${staffId}, part, appointment_id, activity_id
    from (
      select appointment_id, activity_id,
        tstzmultirange(during) - coalesce((
          select range_agg(taken.during) from reservations taken
          where taken.location_id = ${locationId} and taken.subject = 'staff'
            and taken.subject_id = ${staffId} and taken.during && forced.during
        ), '{}') - coalesce(range_agg(during) over (
          order by appointment_id, activity_id rows between unbounded preceding and 1 preceding
        ), '{}') as free
      from (
        select id as appointment_id, null::bigint as activity_id, ${its} from appointments
        where location_id = ${locationId} and activity_id is null and ${nearby}
        union all
        select null, id, ${its} from activities where location_id = ${locationId} and ${nearby}
      ) forced
    ) missing
    cross join lateral unnest(missing.free) as parts (part)`)
}

/** Inserts the reservations of living bookings that have none; they must not overlap. */
export async function insertMissingTime(tx: Tx, locationId: number): Promise<void> {
  await tx.run(sql`
    with bookings as (
      select staff_id, tstzrange(starts_at, starts_at + make_interval(secs => length)) as during,
        id as appointment_id, null::bigint as activity_id
      from appointments where location_id = ${locationId} and deleted_at is null and activity_id is null
      union all
      select staff_id, tstzrange(starts_at, starts_at + make_interval(secs => length)), null, id
      from activities where location_id = ${locationId} and deleted_at is null
    ), idle as (
      select * from bookings where not exists (
        select from reservations held where held.location_id = ${locationId}
          and (held.appointment_id = bookings.appointment_id or held.activity_id = bookings.activity_id))
    )
    insert into reservations (location_id, subject, subject_id, during, appointment_id, activity_id)
    select ${locationId}::bigint, 'staff', staff_id, during, appointment_id, activity_id from idle
    union all
    select ${locationId}::bigint, 'resource_instance', booked.instance_id, idle.during, idle.appointment_id, idle.activity_id
    from idle join booked_instances booked on booked.location_id = ${locationId}
      and (booked.appointment_id = idle.appointment_id or booked.activity_id = idle.activity_id)`)
}
