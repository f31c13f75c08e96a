import sql from 'sql-template-tag'
import { assignments, type Columns, isNothing } from '../../platform/database/columns.ts'
import type { Db, Tx } from '../../platform/database/database.ts'

export interface CategoryKey {
  locationId: number
  categoryId: number
}

export async function findCategory(
  db: Db,
  { locationId, categoryId }: CategoryKey,
): Promise<string | undefined> {
  const [row] = await db.run<{ json: string }>(sql`
    select row_to_json(category)::text as json from (
      select id, title, color from client_categories where location_id = ${locationId} and id = ${categoryId}
    ) category`)
  return row?.json
}

export async function updateCategory(
  tx: Tx,
  { locationId, categoryId }: CategoryKey,
  columns: Columns,
): Promise<void> {
  if (isNothing(columns)) return
  await tx.run(sql`
    update client_categories set ${assignments(columns)}
    where location_id = ${locationId} and id = ${categoryId}`)
}

/** Returns false when there is no such category. Its clients lose it. */
export async function deleteCategory(tx: Tx, { locationId, categoryId }: CategoryKey): Promise<boolean> {
  const rows = await tx.run(sql`
    delete from client_categories where location_id = ${locationId} and id = ${categoryId} returning id`)
  return rows.length > 0
}

export async function noteChangedClients(tx: Tx, locationId: number): Promise<void> {
  await tx.run(sql`
    update event_counters set clients_changed_by = pg_current_xact_id() where location_id = ${locationId}`)
}
