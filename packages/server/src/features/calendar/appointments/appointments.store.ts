import sql from 'sql-template-tag'
import { assignments, insertion } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface AppointmentKey {
  locationId: number
  appointmentId: number
}

export interface AppointmentColumns {
  staff_id: number
  client_id: number | null
  visit_id: number | null
  activity_id: number
  starts_at: Date
  length: number
  clients_count: number
  comment: string
  attendance: number
  api_id: string
  is_forced: boolean
  custom_fields: Record<string, unknown>
  created_user_id: number | null
}

const byId = statement<{ json: string }>(
  'appointments.one',
  'select wire::text as json from wire_records($3) where location_id = $1 and id = $2',
)

/** Deleted appointments are found too, because the event of their deletion contains them. */
export async function findAppointment(
  db: Db,
  key: AppointmentKey,
  { showsPhones }: { showsPhones: boolean },
): Promise<string | undefined> {
  return (await byId(db, [key.locationId, key.appointmentId, showsPhones]))[0]?.json
}

const living = statement<{ json: string }>(
  'appointments.living',
  `select wire::text as json from wire_records($3)
   where location_id = $1 and id = $2 and deleted_at is null`,
)

export async function findLivingAppointment(
  db: Db,
  key: AppointmentKey,
  { showsPhones }: { showsPhones: boolean },
): Promise<string | undefined> {
  return (await living(db, [key.locationId, key.appointmentId, showsPhones]))[0]?.json
}

/** Returns the group event of the seat without a lock, because it never changes. */
export async function findActivityOf(tx: Tx, key: AppointmentKey): Promise<number | undefined> {
  const [row] = await tx.run<{ activity_id: number | null }>(sql`
    select activity_id from appointments where location_id = ${key.locationId} and id = ${key.appointmentId}`)
  return row?.activity_id ?? undefined
}

export interface AppointmentRow {
  staffId: number
  clientId: number | null
  activityId: number | null
  startsAt: Date
  lengthSeconds: number
  clientsCount: number
  attendance: number
  serviceIds: number[]
}

export async function lockAppointment(tx: Tx, key: AppointmentKey): Promise<AppointmentRow | undefined> {
  const [row] = await tx.run<AppointmentRow & { serviceIds: number[] }>(sql`
    select staff_id as "staffId", client_id as "clientId", activity_id as "activityId", starts_at as "startsAt",
      length as "lengthSeconds", clients_count as "clientsCount", attendance, array(
        select service_id from appointment_services
        where location_id = ${key.locationId} and appointment_id = ${key.appointmentId} order by position
      ) as "serviceIds"
    from appointments
    where location_id = ${key.locationId} and id = ${key.appointmentId} and deleted_at is null
    for no key update`)
  return row
}

export async function insertAppointment(
  tx: Tx,
  appointment: { locationId: number; columns: Partial<AppointmentColumns>; at: Date },
): Promise<number> {
  const { locationId, columns, at } = appointment
  const [row] = await tx.run<{ id: number }>(sql`
    insert into appointments
    ${insertion({ location_id: locationId, ...columns, created_at: at, last_change_date: at })}
    returning id`)
  return (row as { id: number }).id
}

export async function updateAppointment(
  tx: Tx,
  key: AppointmentKey,
  { columns, at }: { columns: Partial<AppointmentColumns>; at: Date },
): Promise<void> {
  await tx.run(sql`
    update appointments set ${assignments({ ...columns, last_change_date: at })}
    where location_id = ${key.locationId} and id = ${key.appointmentId}`)
}

export async function markDeleted(tx: Tx, key: AppointmentKey, at: Date): Promise<void> {
  await tx.run(sql`
    update appointments set deleted_at = ${at}, last_change_date = ${at}
    where location_id = ${key.locationId} and id = ${key.appointmentId}`)
}
