import type { Tx } from '../../../platform/database/database.ts'
import { lockActiveOperators } from './users.store.ts'

/** Locks all operators who are not suspended, so that two of them cannot both go: the platform keeps one. */
export const lockOperators = (tx: Tx): Promise<number[]> => lockActiveOperators(tx)
