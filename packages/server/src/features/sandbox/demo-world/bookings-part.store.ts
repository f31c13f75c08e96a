import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface DemoActivity {
  id: number
  service_id: number
  staff_id: number
  /** Local date and time. */
  begins: string
  length: number
  capacity: number
  instances: readonly number[]
}

export async function addActivities(
  tx: Tx,
  locationId: number,
  { activities, at }: { activities: DemoActivity[]; at: Date },
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) as activity
    (id bigint, service_id bigint, staff_id bigint, begins text, length int, capacity int, instances jsonb)`
  await tx.run(sql`
    insert into activities (location_id, id, service_id, staff_id, starts_at, length, capacity, created_at, last_change_date)
    select location.id, activity.id, service_id, staff_id, moment_at(begins, location.timezone_name), length, capacity,
      ${at}, ${at}
    from locations location, ${rows} where location.id = ${locationId}`)
  await tx.run(sql`
    insert into booked_instances (location_id, instance_id, activity_id)
    select ${locationId}, instance::bigint, id from ${rows}, jsonb_array_elements_text(instances) as held (instance)`)
}

export interface DemoAppointment {
  id: number
  staff_id: number
  client_id: number
  service_id: number
  begins: string
  length: number
  attendance: number
  activity_id: number | null
  instances: readonly number[]
}

/** Inserts appointments with their Visits, services and instances, at the prices of the services. */
export async function addAppointments(
  tx: Tx,
  locationId: number,
  { appointments, userId, at }: { appointments: DemoAppointment[]; userId: number; at: Date },
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(appointments)}::jsonb) as booked
    (id bigint, staff_id bigint, client_id bigint, service_id bigint, begins text, length int, attendance int,
     activity_id bigint, instances jsonb)`
  await tx.run(sql`
    insert into visits (location_id, client_id, day)
    select distinct ${locationId}::bigint, client_id, begins::date from ${rows}
    on conflict (location_id, client_id, day) do nothing`)
  await tx.run(sql`
    insert into appointments (location_id, id, staff_id, client_id, visit_id, activity_id, starts_at, length, attendance,
      created_user_id, created_at, last_change_date)
    select location.id, booked.id, staff_id, booked.client_id, visit.id, activity_id,
      moment_at(begins, location.timezone_name), length, attendance, ${userId}, ${at}, ${at}
    from locations location
    cross join ${rows}
    join visits visit on visit.location_id = location.id and visit.client_id = booked.client_id and visit.day = begins::date
    where location.id = ${locationId}`)
  await tx.run(sql`
    insert into appointment_services (location_id, appointment_id, position, service_id, title, first_cost, cost)
    select ${locationId}, booked.id, 1, service.id, service.title, service.price_min, service.price_min
    from ${rows} join services service on service.location_id = ${locationId} and service.id = booked.service_id`)
  await tx.run(sql`
    insert into booked_instances (location_id, instance_id, appointment_id)
    select ${locationId}, instance::bigint, id from ${rows}, jsonb_array_elements_text(instances) as held (instance)`)
  await tx.run(sql`
    update activities set seats_taken = seats.count
    from (select activity_id, count(*) as count from ${rows} where activity_id is not null group by 1) seats
    where activities.location_id = ${locationId} and activities.id = seats.activity_id`)
}
