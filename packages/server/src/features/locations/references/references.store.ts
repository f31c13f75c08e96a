import sql, { join, raw } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

/** Maps each kind of record to its table, and to the condition that a record still exists. */
const tables = {
  client: 'clients where deleted_at is null',
  team_member: 'staff where deleted_at is null',
  appointment: 'appointments where deleted_at is null',
  good: 'goods where deleted_at is null',
  storage: 'storages where true',
  supplier: 'suppliers where true',
  account: 'accounts where true',
  expense: 'expenses where true',
} as const

export type RecordKind = keyof typeof tables

/** Returns `kind:id` of the records that exist. */
export async function findKnown(
  db: Db,
  locationId: number,
  wanted: Map<RecordKind, Set<number>>,
): Promise<Set<string>> {
  const parts = [...wanted].map(
    ([kind, ids]) => sql`
      select ${kind}::text as kind, id from ${raw(tables[kind])}
      and location_id = ${locationId} and id = any(${[...ids]}::bigint[])`,
  )
  const rows = await db.run<{ kind: string; id: number }>(join(parts, ' union all '))
  return new Set(rows.map(({ kind, id }) => `${kind}:${id}`))
}
