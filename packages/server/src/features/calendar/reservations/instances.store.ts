import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import { type BookingKey, during, type Time } from './reservations.store.ts'

export interface Resource {
  id: number
  title: string
}

/** Returns the resources that the services need. */
export async function listRequiredResources(
  tx: Tx,
  locationId: number,
  serviceIds: number[],
): Promise<Resource[]> {
  return tx.run<Resource & { id: number }>(sql`
    select distinct resource.id, resource.title
    from service_resources need
    join resources resource on resource.location_id = need.location_id and resource.id = need.resource_id
    where need.location_id = ${locationId} and need.service_id = any(${serviceIds})
    order by resource.id`)
}

export interface Instance {
  id: number
  resourceId: number
  isFree: boolean
}

/**
 * Returns the instances of these resources, and of the resources that the named instances belong to. Transactions that
 * choose among them wait for each other.
 */
export async function lockInstances(
  tx: Tx,
  wanted: { locationId: number; resourceIds: number[]; instanceIds: number[] },
  time: Time,
): Promise<Instance[]> {
  const { locationId, resourceIds, instanceIds } = wanted
  const locked = await tx.run<{ id: number }>(sql`
    select id from resources
    where location_id = ${locationId} and id = any(
      ${resourceIds}::bigint[] || array(
        select resource_id from resource_instances
        where location_id = ${locationId} and id = any(${instanceIds}) and deleted_at is null))
    order by id for no key update`)
  if (locked.length === 0) return []
  return tx.run<Instance & { id: number }>(sql`
    select instance.id, instance.resource_id as "resourceId", not exists (
      select from reservations taken
      where taken.location_id = instance.location_id and taken.subject = 'resource_instance'
        and taken.subject_id = instance.id and taken.during && ${during(time)}
    ) as "isFree"
    from resource_instances instance
    where instance.location_id = ${locationId} and instance.resource_id = any(${locked.map(({ id }) => id)})
      and instance.deleted_at is null
    order by instance.id`)
}

export async function replaceBookedInstances(tx: Tx, key: BookingKey, instanceIds: number[]): Promise<void> {
  const { locationId, id } = key
  if (key.kind === 'appointment')
    await tx.run(
      sql`delete from booked_instances where location_id = ${locationId} and appointment_id = ${id}`,
    )
  else
    await tx.run(sql`delete from booked_instances where location_id = ${locationId} and activity_id = ${id}`)
  if (instanceIds.length === 0) return
  const [appointmentId, activityId] = key.kind === 'appointment' ? [id, null] : [null, id]
  await tx.run(sql`
    insert into booked_instances (location_id, instance_id, appointment_id, activity_id)
    select ${locationId}, unnest(${instanceIds}::bigint[]), ${appointmentId}, ${activityId}`)
}

export async function listBookedInstances(tx: Tx, key: BookingKey): Promise<number[]> {
  const held = key.kind === 'appointment' ? sql`appointment_id = ${key.id}` : sql`activity_id = ${key.id}`
  const rows = await tx.run<{ id: number }>(sql`
    select instance_id as id from booked_instances
    where location_id = ${key.locationId} and ${held} order by instance_id`)
  return rows.map(({ id }) => id)
}
