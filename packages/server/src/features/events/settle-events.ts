import type { Tx } from '../../platform/database/database.ts'
import { settle } from './settle-events.store.ts'

/**
 * Fans out what has happened in these Locations, and holds their event counters until the transaction ends. The database
 * does so by itself before a row that decides who is eligible changes. Whoever changes several rows does it before the
 * first one, but after the locks of Locations, applications and installations: in this order everybody takes them.
 */
export async function settleEvents(tx: Tx, locationIds: number[]): Promise<void> {
  await settle(tx, [locationIds])
}
