import type { Tx } from '../../platform/database/database.ts'
import { dropSearchIndex, makeSearchIndex } from './bulk-load.store.ts'

/** For work that adds clients by the hundred thousand: the search index is built once afterwards, not row by row. */
export async function withoutSearchIndex<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const definition = await dropSearchIndex(tx)
  const result = await work()
  await makeSearchIndex(tx, definition)
  return result
}
