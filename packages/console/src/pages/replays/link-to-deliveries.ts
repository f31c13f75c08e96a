import type { Replay } from '../../foyer.ts'

/** The log, filtered as the replay was. It has no filter for several kinds, or for a URL. */
export function linkToDeliveries(partnerId: number, replay: Replay): string {
  const { location_id, application_id, resources, from, till } = replay
  const filter = new URLSearchParams({ location_id: String(location_id), from, till })
  if (application_id !== null) filter.set('application_id', String(application_id))
  if (resources?.length === 1) filter.set('resource', resources[0] as string)
  return `/partners/${partnerId}/deliveries?${filter}`
}
