import sql from 'sql-template-tag'
import type { Tx } from '../src/platform/database/database.ts'

const others = ['hashagg', 'hashjoin', 'mergejoin', 'material', 'memoize', 'sort', 'indexscan']

/** Makes PostgreSQL run subqueries once per row until the transaction ends, as it may choose to at any time. */
export async function forceNestedLoops(tx: Tx): Promise<void> {
  for (const plan of others) await tx.run(sql`select set_config(${`enable_${plan}`}, 'off', true)`)
}
