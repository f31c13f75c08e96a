import type { Call } from '../../foyer.ts'
import { readClientNames } from '../business/read-client-names.ts'

export interface Caller {
  locationId: number
  name: string
}

/** The clients of these calls, in the Locations where the person may see clients. */
export async function findCallers(
  calls: readonly Call[],
  locationIds: readonly number[],
): Promise<Map<number, Caller>> {
  const ids = calls.map(({ client_id }) => client_id)
  const found = await Promise.all(
    locationIds.map(async locationId =>
      [...(await readClientNames(locationId, ids))].map(([id, name]) => [id, { locationId, name }] as const),
    ),
  )
  return new Map(found.flat())
}
