import { useRead } from '../../data/use-read.ts'
import { foyer } from '../../foyer.ts'

export const usePositions = (locationId: number) =>
  useRead(
    ['position', locationId],
    async ({ signal }) => (await foyer.positions.list({ location_id: locationId }, { signal })).data,
  )
