import sql from 'sql-template-tag'
import { assignments, insertion } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface ServiceKey {
  locationId: number
  serviceId: number
}

export interface ServiceColumns {
  title?: string
  category_id?: number
  price_min?: number
  price_max?: number
  duration?: number
  discount?: number
  comment?: string
  weight?: number
  is_active?: boolean
  api_id?: string
  capacity?: number
}

const all = statement<{ json: string; total: number }>(
  'services.all',
  `select coalesce(json_agg(wire order by category_id, weight desc, id), '[]')::text as json, count(*)::int as total
   from wire_services service
   where location_id = $1
     and ($2::bigint is null or category_id = $2)
     and ($3::bigint is null or exists (
       select from service_staff link join staff member using (location_id)
       where link.location_id = $1 and link.service_id = service.id and link.staff_id = $3
         and member.id = link.staff_id and member.deleted_at is null))`,
)

export interface ServiceFilter {
  category_id?: number
  staff_id?: number
}

export async function listServices(
  db: Db,
  locationId: number,
  { category_id, staff_id }: ServiceFilter,
): Promise<{ json: string; total: number }> {
  const [row] = await all(db, [locationId, category_id ?? null, staff_id ?? null])
  return row as { json: string; total: number }
}

const byId = statement<{ json: string }>(
  'services.one',
  'select wire::text as json from wire_services where location_id = $1 and id = $2',
)

export async function findService(db: Db, key: ServiceKey): Promise<string | undefined> {
  return (await byId(db, [key.locationId, key.serviceId]))[0]?.json
}

const publicById = statement<{ json: string }>(
  'services.public-one',
  `select service.wire::text as json
   from locations location
   join wire_deprecated_services service on service.location_id = location.id
   where location.id = $1 and location.is_active and location.deleted_at is null and location.suspended_at is null
     and service.id = $2
     and ($3::bigint is null or service.category_id = $3)
     and ($4::bigint is null or exists (
       select from service_staff link join staff member using (location_id)
       where link.location_id = $1 and link.service_id = $2 and link.staff_id = $4
         and member.id = link.staff_id and member.deleted_at is null))`,
)

/** Finds a service of an active Location if it matches. */
export async function findPublicService(
  db: Db,
  key: ServiceKey,
  fit: ServiceFilter,
): Promise<string | undefined> {
  const values = [key.locationId, key.serviceId, fit.category_id ?? null, fit.staff_id ?? null]
  return (await publicById(db, values))[0]?.json
}

export async function insertService(
  tx: Tx,
  locationId: number,
  { columns, at }: { columns: ServiceColumns; at: Date },
): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into services ${insertion({ location_id: locationId, ...columns, last_change_date: at })} returning id`)
  return (row as { id: number }).id
}

/** Returns false when there is no such service. */
export async function updateService(
  tx: Tx,
  key: ServiceKey,
  { columns, at }: { columns: ServiceColumns; at: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    update services set ${assignments({ ...columns, last_change_date: at })}
    where location_id = ${key.locationId} and id = ${key.serviceId} and deleted_at is null returning id`)
  return rows.length > 0
}

export interface ServiceStaff {
  id: number
  seance_length?: number
}

/** A team member without a length of their own takes the service's duration. */
export async function replaceServiceStaff(tx: Tx, key: ServiceKey, staff: ServiceStaff[]): Promise<void> {
  await tx.run(
    sql`delete from service_staff where location_id = ${key.locationId} and service_id = ${key.serviceId}`,
  )
  await tx.run(sql`
    insert into service_staff (location_id, service_id, staff_id, seance_length)
    select service.location_id, service.id, given.id, coalesce(given.length, service.duration)
    from services service,
      unnest(${staff.map(({ id }) => id)}::bigint[], ${staff.map(({ seance_length }) => seance_length ?? null)}::int[])
        as given (id, length)
    where service.location_id = ${key.locationId} and service.id = ${key.serviceId}`)
}

export async function replaceServiceResources(tx: Tx, key: ServiceKey, ids: number[]): Promise<void> {
  await tx.run(
    sql`delete from service_resources where location_id = ${key.locationId} and service_id = ${key.serviceId}`,
  )
  await tx.run(sql`
    insert into service_resources (location_id, service_id, resource_id)
    select ${key.locationId}, ${key.serviceId}, unnest(${ids}::bigint[])`)
}

/** The row stays for the appointments that refer to it, and no longer prevents the deletion of other records. */
export async function markServiceDeleted(tx: Tx, key: ServiceKey, at: Date): Promise<void> {
  await tx.run(sql`
    update services set deleted_at = ${at}, last_change_date = ${at}, category_id = null
    where location_id = ${key.locationId} and id = ${key.serviceId}`)
  await replaceServiceResources(tx, key, [])
}
