import sql, { raw } from 'sql-template-tag'
import type { Tx } from '../../platform/database/database.ts'

const index = 'clients_search'

/** Its definition, to make it again. Until the transaction ends, others wait for the table. */
export async function dropSearchIndex(tx: Tx): Promise<string> {
  const [row] = await tx.run<{ definition: string }>(
    sql`select pg_get_indexdef(${index}::regclass) as definition`,
  )
  await tx.run(sql`drop index ${raw(index)}`)
  return (row as { definition: string }).definition
}

export async function makeSearchIndex(tx: Tx, definition: string): Promise<void> {
  await tx.run(sql`${raw(definition)}`)
}
