import { useRead } from '../../data/use-read.ts'
import { foyer } from '../../foyer.ts'

/** The whole team, in its order, with those who no longer work here. */
export const useTeam = (locationId: number, isEnabled = true) =>
  useRead(
    ['staff', locationId, 'list'],
    async ({ signal }) => (await foyer.staff.list({ location_id: locationId }, { signal })).data,
    { isEnabled },
  )
