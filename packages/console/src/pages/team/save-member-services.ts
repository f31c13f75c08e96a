import { type Failure, runAll } from '../../data/run-all.ts'
import { foyer } from '../../foyer.ts'
import { changedServices, type MemberServices, staffAfter } from './member-services.ts'

interface Choice {
  staffId: number
  before: MemberServices
  chosen: MemberServices
}

/** Saves which services a team member provides; returns the services that could not be changed. */
export async function saveMemberServices(
  locationId: number,
  { staffId, before, chosen }: Choice,
): Promise<readonly Failure<number>[]> {
  const ofLocation = { location_id: locationId }
  const { failures } = await runAll(changedServices(before, chosen), async (serviceId, options) => {
    // Read just before the change, because the list of team members is replaced as a whole.
    const { data: service } = await foyer.services.get({ ...ofLocation, service_id: serviceId }, options)
    const staff = staffAfter(service, staffId, chosen.get(serviceId))
    await foyer.services.update({ ...ofLocation, service_id: serviceId, staff }, options)
  })
  return failures
}
