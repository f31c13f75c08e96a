import type { FieldErrors } from '@foyer/contract'
import type { Db } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors.ts'
import { type KnownService, listServicesOf } from './services.store.ts'

interface BookedServices {
  staffId: number
  serviceIds: number[]
  /** The name of the service at an index in the answer. */
  fieldOf?: (index: number) => string
  /** Set where the caller sent the team member and not the service. */
  notDone?: string
}

/** Throws 422 for every service that is not of the Location, or that the team member does not do. */
export async function requireServices(
  db: Db,
  locationId: number,
  { staffId, serviceIds, fieldOf = index => `services.${index}.id`, notDone }: BookedServices,
): Promise<KnownService[]> {
  const known = await listServicesOf(db, locationId, { staffId, serviceIds })
  const fieldErrors: FieldErrors = {}
  for (const [index, id] of serviceIds.entries()) {
    const service = known.find(service => service.id === id)
    if (!service?.isDone && notDone) fieldErrors[fieldOf(index)] = [notDone]
    else if (!service) fieldErrors[fieldOf(index)] = [`is not a service of this Location: ${id}`]
    else if (!service.isDone)
      fieldErrors[fieldOf(index)] = [`is a service that the team member does not do: ${id}`]
  }
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
  return known
}
