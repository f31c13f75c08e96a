import sql from 'sql-template-tag'
import { assignments, insertion, isNothing } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface ServiceCategoryKey {
  locationId: number
  categoryId: number
}

export interface CategoryColumns {
  title?: string
  api_id?: string
  weight?: number
}

const all = statement<{ json: string; total: number }>(
  'service-categories.all',
  `select coalesce(json_agg(wire order by weight desc, id), '[]')::text as json, count(*)::int as total
   from wire_service_categories where location_id = $1`,
)

export async function listCategories(db: Db, locationId: number): Promise<{ json: string; total: number }> {
  const [row] = await all(db, [locationId])
  return row as { json: string; total: number }
}

const byId = statement<{ json: string }>(
  'service-categories.one',
  'select wire::text as json from wire_service_categories where location_id = $1 and id = $2',
)

export async function findCategory(db: Db, key: ServiceCategoryKey): Promise<string | undefined> {
  return (await byId(db, [key.locationId, key.categoryId]))[0]?.json
}

export async function insertCategory(tx: Tx, locationId: number, columns: CategoryColumns): Promise<number> {
  const [row] = await tx.run<{ id: number }>(
    sql`insert into service_categories ${insertion({ location_id: locationId, ...columns })} returning id`,
  )
  return (row as { id: number }).id
}

/** Returns false when there is no such category. The row is locked either way until the transaction ends. */
export async function updateCategory(
  tx: Tx,
  key: ServiceCategoryKey,
  columns: CategoryColumns,
): Promise<boolean> {
  const where = sql`location_id = ${key.locationId} and id = ${key.categoryId}`
  const rows = isNothing({ ...columns })
    ? await tx.run(sql`select id from service_categories where ${where} for update`)
    : await tx.run(
        sql`update service_categories set ${assignments({ ...columns })} where ${where} returning id`,
      )
  return rows.length > 0
}

export async function replaceCategoryStaff(
  tx: Tx,
  key: ServiceCategoryKey,
  staffIds: number[],
): Promise<void> {
  await tx.run(
    sql`delete from service_category_staff where location_id = ${key.locationId} and category_id = ${key.categoryId}`,
  )
  await tx.run(sql`
    insert into service_category_staff (location_id, category_id, staff_id)
    select ${key.locationId}, ${key.categoryId}, unnest(${staffIds}::bigint[])`)
}

export async function deleteCategory(tx: Tx, key: ServiceCategoryKey): Promise<void> {
  await tx.run(
    sql`delete from service_categories where location_id = ${key.locationId} and id = ${key.categoryId}`,
  )
}
