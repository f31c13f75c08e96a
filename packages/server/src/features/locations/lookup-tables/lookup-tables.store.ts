import sql, { raw } from 'sql-template-tag'
import { type Columns, insertion } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'

/** Names a lookup table of a Location. Both strings come from code, never from a caller. */
export interface LookupSource {
  table: string
  /** The columns that the wire shows. */
  wire: string
}

export async function listLookupRows(
  db: Db,
  { table, wire }: LookupSource,
  locationId: number,
): Promise<{ json: string; total: number }> {
  const [row] = await db.run<{ json: string; total: number }>(sql`
    select coalesce(json_agg(item order by item.id), '[]')::text as json, count(*)::int as total
    from (select ${raw(wire)} from ${raw(table)} where location_id = ${locationId}) item`)
  return row as { json: string; total: number }
}

export async function insertLookupRow(
  tx: Tx,
  { table, wire }: LookupSource,
  { locationId, columns }: { locationId: number; columns: Columns },
): Promise<{ id: number; json: string }> {
  const [row] = await tx.run<{ id: number; json: string }>(sql`
    with added as (
      insert into ${raw(table)} ${insertion({ location_id: locationId, ...columns })} returning *
    )
    select item.id, row_to_json(item)::text as json from (select ${raw(wire)} from added) item`)
  return row as { id: number; json: string }
}
