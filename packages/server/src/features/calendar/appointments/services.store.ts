import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { AppointmentKey } from './appointments.store.ts'

/** A service as a caller books it; absent fields come from the service. */
export interface ServiceLine {
  id: number
  first_cost?: number
  discount?: number
  cost?: number
}

export interface KnownService {
  id: number
  isDone: boolean
  /** The time that this team member takes, or else the duration of the service. */
  lengthSeconds: number
}

/** Returns those of the services that the Location has, and whether the team member does them. */
export async function listServicesOf(
  db: Db,
  locationId: number,
  { staffId, serviceIds }: { staffId: number; serviceIds: number[] },
): Promise<KnownService[]> {
  return db.run<KnownService & { id: number }>(sql`
    select service.id, link.staff_id is not null as "isDone",
      coalesce(link.seance_length, service.duration) as "lengthSeconds"
    from services service
    left join service_staff link on link.location_id = service.location_id and link.service_id = service.id
      and link.staff_id = ${staffId}
    where service.location_id = ${locationId} and service.id = any(${serviceIds}) and service.deleted_at is null`)
}

/** `amount` is how many of each are booked, which is the number of seats in a group event. */
export async function replaceServices(
  tx: Tx,
  key: AppointmentKey,
  { lines, amount = 1 }: { lines: ServiceLine[]; amount?: number },
): Promise<void> {
  const { locationId, appointmentId } = key
  const valuesOf = (field: 'first_cost' | 'discount' | 'cost') => lines.map(line => line[field] ?? null)
  await tx.run(sql`
    delete from appointment_services where location_id = ${locationId} and appointment_id = ${appointmentId}`)
  await tx.run(sql`
    insert into appointment_services
      (location_id, appointment_id, position, service_id, title, amount, first_cost, discount, cost)
    select ${locationId}, ${appointmentId}, line.position, service.id, service.title, ${amount},
      price.first_cost, price.discount, coalesce(line.cost, price.first_cost * (100 - price.discount) / 100)
    from unnest(${lines.map(({ id }) => id)}::bigint[], ${valuesOf('first_cost')}::numeric[],
      ${valuesOf('discount')}::numeric[], ${valuesOf('cost')}::numeric[])
      with ordinality as line (service_id, first_cost, discount, cost, position)
    join services service on service.location_id = ${locationId} and service.id = line.service_id
    cross join lateral (
      select coalesce(line.first_cost, service.price_min * ${amount}) as first_cost,
        coalesce(line.discount, 0) as discount
    ) price`)
}
