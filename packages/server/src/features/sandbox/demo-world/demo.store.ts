import sql, { raw } from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import { firstFreeId } from './facts.ts'

/** New records get ids above those of the demo world. */
export async function reserveIds(tx: Tx, tables: string[]): Promise<void> {
  for (const table of tables)
    await tx.run(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'),
        greatest((select max(id) from ${raw(table)}), ${firstFreeId - 1}))`)
}

export async function hasDemoPart(tx: Tx, part: string): Promise<boolean> {
  return (await tx.run(sql`select from foyer_meta where key = ${`demo:${part}`}`)).length > 0
}

export async function markDemoPart(tx: Tx, part: string): Promise<void> {
  await tx.run(sql`insert into foyer_meta (key, value) values (${`demo:${part}`}, '1')`)
}

// Two processes that start at the same time seed one after the other.
export async function lockDemo(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(7036119025)`)
}
