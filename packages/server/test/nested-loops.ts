import sql from 'sql-template-tag'
import type { Tx } from '../src/platform/database/database.ts'

const others = ['hashagg', 'hashjoin', 'mergejoin', 'material', 'memoize', 'sort', 'indexscan']

/** Until the transaction ends, PostgreSQL runs a subquery once per row where it can, as it may choose to at any time. */
export async function forceNestedLoops(tx: Tx): Promise<void> {
  for (const plan of others) await tx.run(sql`select set_config(${`enable_${plan}`}, 'off', true)`)
}
