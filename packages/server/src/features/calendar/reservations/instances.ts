import type { Tx } from '../../../platform/database/database.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { listBookedInstances, listRequiredResources, lockInstances } from './instances.store.ts'
import { pickInstances } from './pick-instances.ts'
import type { BookingKey, Time } from './reservations.store.ts'

interface InstanceRequest {
  locationId: number
  serviceIds: number[]
  time: Time
  named?: number[]
  /** What the booking held before the change, and for which services. */
  before?: { instanceIds: number[]; serviceIds: number[] }
}

/**
 * Chooses the resource instances of a booking: those that the caller names, and a free one of everything else that its
 * services need.
 */
export async function chooseInstances(tx: Tx, wanted: InstanceRequest): Promise<number[]> {
  const { locationId, serviceIds, time, named, before } = wanted
  const required = await listRequiredResources(tx, locationId, serviceIds)
  const held = named || !before ? [] : before.instanceIds
  const instances = await lockInstances(
    tx,
    { locationId, resourceIds: required.map(({ id }) => id), instanceIds: named ?? held },
    time,
  )
  const formerly =
    held.length === 0 ? [] : await listRequiredResources(tx, locationId, before?.serviceIds ?? [])
  const isNoLongerNeeded = (resourceId: number | undefined) =>
    formerly.some(({ id }) => id === resourceId) && !required.some(({ id }) => id === resourceId)
  const picked = pickInstances({
    required,
    named,
    held: held.filter(id => !isNoLongerNeeded(instances.find(instance => instance.id === id)?.resourceId)),
    instances,
  })
  if ('unknown' in picked)
    throw invalid({
      resource_instance_ids: [`names an instance that is not in this Location: ${picked.unknown.join(', ')}`],
    })
  if ('missing' in picked)
    throw new AppError(
      'resource_busy',
      `All instances of the resource ${picked.missing.title} are taken at that time.`,
    )
  return picked.ids
}

export const instancesOf = (tx: Tx, key: BookingKey): Promise<number[]> => listBookedInstances(tx, key)
