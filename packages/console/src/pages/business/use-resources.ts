import { useRead } from '../../data/use-read.ts'
import { foyer } from '../../foyer.ts'

/** The rooms, chairs and devices of a Location. */
export const useResources = (locationId: number) =>
  useRead(
    ['resource', locationId, 'list'],
    async ({ signal }) => (await foyer.resources.list({ location_id: locationId }, { signal })).data,
  )
