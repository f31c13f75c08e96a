import type { Tx } from '../../platform/database/database.ts'
import { insertDue, type LogKey } from './queue.store.ts'

/** Rows of the log that say `scheduled` are sent as soon as they are due, the first of them at `at`. */
export const enqueue = (tx: Tx, keys: LogKey[], at: Date): Promise<void> => insertDue(tx, keys, at)
