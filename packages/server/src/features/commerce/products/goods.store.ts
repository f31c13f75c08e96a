import sql, { join, type Sql } from 'sql-template-tag'
import { assignments, insertion } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { momentAfter, momentOf } from '../../../platform/database/local-moments.ts'
import { statement } from '../../../platform/database/statement.ts'
import { ngramOffsets } from '../../clients/search-ngrams.ts'

export interface GoodKey {
  locationId: number
  goodId: number
}

export interface GoodColumns {
  title?: string
  category_id?: number
  sale_unit_id?: number
  service_unit_id?: number
  article?: string
  barcode?: string
  cost?: number
  actual_cost?: number
  unit_equals?: number
  critical_amount?: number
  desired_amount?: number
  comment?: string
}

const units = statement<{ json: string; total: number }>(
  'units.all',
  `select json_agg(unit order by unit.id)::text as json, count(*)::int as total
   from (select id, title, short_title from units) unit`,
)

export async function listUnits(db: Db): Promise<{ json: string; total: number }> {
  const [row] = await units(db, [])
  return row as { json: string; total: number }
}

const byId = statement<{ json: string }>(
  'goods.one',
  'select wire::text as json from wire_goods where location_id = $1 and id = $2 and deleted_at is null',
)

export async function findGood(db: Db, key: GoodKey): Promise<string | undefined> {
  return (await byId(db, [key.locationId, key.goodId]))[0]?.json
}

export interface GoodFilter {
  locationId: number
  page: { number: number; size: number }
  term?: string
  categoryId?: number
  /** Days or moments as a caller wrote them. */
  changedAfter?: string
  changedBefore?: string
}

export async function listGoods(db: Db, filter: GoodFilter): Promise<{ json: string; total: number }> {
  const { locationId, page } = filter
  const matching = sql`from goods where ${join(conditions(filter), ' and ')}`
  const [row] = await db.run<{ json: string; total: number }>(sql`
    select (select count(*)::int ${matching}) as total,
      (select coalesce(json_agg(wire order by id), '[]')::text from wire_goods
       where location_id = ${locationId} and id = any(array(
         select id ${matching} order by id limit ${page.size} offset ${(page.number - 1) * page.size}
       ))) as json`)
  return row as { json: string; total: number }
}

function conditions({ locationId, term, categoryId, changedAfter, changedBefore }: GoodFilter): Sql[] {
  const all = [sql`location_id = ${locationId} and deleted_at is null`]
  if (term) {
    const part = containing(term)
    all.push(sql`(title ilike ${part} or article ilike ${part} or barcode ilike ${part})`)
    all.push(hasNgrams(locationId, term))
  }
  if (categoryId !== undefined) all.push(sql`category_id = ${categoryId}`)
  if (changedAfter) all.push(sql`last_change_date >= ${momentOf({ locationId, text: changedAfter })}`)
  if (changedBefore) all.push(sql`last_change_date < ${momentAfter({ locationId, text: changedBefore })}`)
  return all
}

/** Uses the index `goods_search`: a title or article is in it as a client's name is, and a barcode as a card is. */
function hasNgrams(locationId: number, term: string): Sql {
  const starts = ngramOffsets('name', term).map(({ start }) => start)
  if (starts.length === 0) return sql`true`
  const ngramsMatch = (field: string) => sql`client_grams(location_id, title, '', article, barcode)
    @> pattern_grams(${locationId}, ${field}, ${term}, ${starts.slice(0, 4)}::int[])`
  return sql`(${ngramsMatch('name')} or ${ngramsMatch('card')})`
}

/** Escapes a caller's `%`, `_` and `\`, which stand for themselves. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

export async function insertGood(
  tx: Tx,
  { locationId, columns, at }: { locationId: number; columns: GoodColumns; at: Date },
): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into goods ${insertion({ location_id: locationId, ...columns, last_change_date: at })} returning id`)
  return (row as { id: number }).id
}

/** Returns false when there is no such product. */
export async function updateGood(
  tx: Tx,
  key: GoodKey,
  { columns, at }: { columns: GoodColumns; at: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    update goods set ${assignments({ ...columns, last_change_date: at })}
    where location_id = ${key.locationId} and id = ${key.goodId} and deleted_at is null
    returning id`)
  return rows.length > 0
}

export async function markDeleted(tx: Tx, key: GoodKey, at: Date): Promise<void> {
  await tx.run(sql`
    update goods set deleted_at = ${at} where location_id = ${key.locationId} and id = ${key.goodId}`)
}
