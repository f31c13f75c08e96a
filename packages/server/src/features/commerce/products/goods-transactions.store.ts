import sql, { join, type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { momentAfter, momentOf } from '../../../platform/database/local-moments.ts'

export interface GoodsTransactionFilter {
  locationId: number
  page: { number: number; size: number }
  /** Days or moments, as a caller wrote them. */
  startDate?: string
  endDate?: string
  typeId?: number
  storageId?: number
  goodId?: number
}

export async function listTransactions(
  db: Db,
  filter: GoodsTransactionFilter,
): Promise<{ json: string; total: number }> {
  const { locationId, page } = filter
  const matching = sql`from goods_operations operation
    join storage_documents document
      on document.location_id = operation.location_id and document.id = operation.document_id
    where ${join(conditions(filter), ' and ')}`
  const [row] = await db.run<{ json: string; total: number }>(sql`
    select (select count(*)::int ${matching}) as total,
      (select coalesce(json_agg(transaction.wire order by listed.place), '[]')::text
       from unnest(array(
         select operation.id ${matching} order by document.create_date desc, operation.id desc
         limit ${page.size} offset ${(page.number - 1) * page.size}
       )) with ordinality as listed (id, place)
       join wire_goods_transactions transaction
         on transaction.location_id = ${locationId} and transaction.id = listed.id) as json`)
  return row as { json: string; total: number }
}

function conditions(filter: GoodsTransactionFilter): Sql[] {
  const { locationId, startDate, endDate, typeId, storageId, goodId } = filter
  const all = [sql`operation.location_id = ${locationId} and document.location_id = ${locationId}`]
  if (startDate) all.push(sql`document.create_date >= ${momentOf({ locationId, text: startDate })}`)
  if (endDate) all.push(sql`document.create_date < ${momentAfter({ locationId, text: endDate })}`)
  if (typeId !== undefined) all.push(sql`document.type_id = ${typeId}`)
  if (storageId !== undefined) all.push(sql`operation.storage_id = ${storageId}`)
  if (goodId !== undefined) all.push(sql`operation.good_id = ${goodId}`)
  return all
}
