import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export async function addPosition(
  tx: Tx,
  locationId: number,
  position: { id: number; title: string },
): Promise<void> {
  await tx.run(sql`
    insert into positions (location_id, id, title) values (${locationId}, ${position.id}, ${position.title})`)
}

export interface DemoTeamMember {
  id: number
  name: string
  specialization: string
  positionId: number
  information: string
  weight: number
}

export async function addTeamMember(
  tx: Tx,
  locationId: number,
  { member, at }: { member: DemoTeamMember; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into staff (location_id, id, name, specialization, position_id, information, weight, created_at, last_change_date)
    values (${locationId}, ${member.id}, ${member.name}, ${member.specialization}, ${member.positionId},
      ${member.information}, ${member.weight}, ${at}, ${at})`)
}

export interface DemoWeek {
  staffId: number
  /** Pairs of hours that are the slots of every day from Monday to Friday. */
  weekdays: [string, string][]
  saturday: [string, string][]
}

/** Schedules run from two weeks before to six weeks after the local day of `at`. */
export async function addSchedule(
  tx: Tx,
  locationId: number,
  { week, at }: { week: DemoWeek; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into schedule_days (location_id, staff_id, day, working)
    select ${locationId}, ${week.staffId}, days.day,
      range_agg(tsrange(days.day + slot.hours[1]::time, days.day + slot.hours[2]::time))
    from (
      select (${at}::timestamptz at time zone location.timezone_name)::date + step as day
      from locations location, generate_series(-14, 42) as step
      where location.id = ${locationId}
    ) days
    join (
      select false as is_saturday, array[slot ->> 0, slot ->> 1] as hours
      from jsonb_array_elements(${JSON.stringify(week.weekdays)}::jsonb) as weekday (slot)
      union all
      select true, array[slot ->> 0, slot ->> 1]
      from jsonb_array_elements(${JSON.stringify(week.saturday)}::jsonb) as saturday (slot)
    ) slot on slot.is_saturday = (extract(isodow from days.day) = 6)
    where extract(isodow from days.day) < 7
    group by days.day`)
}

export async function addCategory(
  tx: Tx,
  locationId: number,
  category: { id: number; title: string; weight: number; staffIds: number[] },
): Promise<void> {
  await tx.run(sql`
    insert into service_categories (location_id, id, title, weight)
    values (${locationId}, ${category.id}, ${category.title}, ${category.weight})`)
  await tx.run(sql`
    insert into service_category_staff (location_id, category_id, staff_id)
    select ${locationId}, ${category.id}, unnest(${category.staffIds}::bigint[])`)
}

export interface DemoService {
  id: number
  categoryId: number
  title: string
  comment: string
  priceMin: number
  priceMax: number
  length: number
  capacity: number
  staffIds: readonly number[]
}

export async function addService(
  tx: Tx,
  locationId: number,
  { service, at }: { service: DemoService; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into services (location_id, id, category_id, title, comment, price_min, price_max, duration, capacity, last_change_date)
    values (${locationId}, ${service.id}, ${service.categoryId}, ${service.title}, ${service.comment},
      ${service.priceMin}, ${service.priceMax}, ${service.length}, ${service.capacity}, ${at})`)
  await tx.run(sql`
    insert into service_staff (location_id, service_id, staff_id, seance_length)
    select ${locationId}, ${service.id}, unnest(${service.staffIds}::bigint[]), ${service.length}`)
}

export interface DemoResource {
  id: number
  title: string
  description: string
  instances: { id: number; title: string }[]
  serviceIds: readonly number[]
}

export async function addResource(tx: Tx, locationId: number, resource: DemoResource): Promise<void> {
  await tx.run(sql`
    insert into resources (location_id, id, title, description)
    values (${locationId}, ${resource.id}, ${resource.title}, ${resource.description})`)
  for (const { id, title } of resource.instances)
    await tx.run(sql`
      insert into resource_instances (location_id, id, resource_id, title)
      values (${locationId}, ${id}, ${resource.id}, ${title})`)
  await tx.run(sql`
    insert into service_resources (location_id, service_id, resource_id)
    select ${locationId}, unnest(${resource.serviceIds}::bigint[]), ${resource.id}`)
}
