import type { Tx } from '../../platform/database/database.ts'
import { recountVisits } from './visits.store.ts'

/** Sets how often these clients came, from their appointments. */
export const countVisits = (tx: Tx, locationId: number, clientIds: number[]): Promise<void> =>
  recountVisits(tx, locationId, clientIds)
