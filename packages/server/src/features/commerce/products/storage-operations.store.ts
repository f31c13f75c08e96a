import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { momentOf } from '../../../platform/database/local-moments.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface DocumentKey {
  locationId: number
  documentId: number
}

export interface NewDocument {
  locationId: number
  typeId: number
  storageId: number
  storageToId: number | null
  /** A day or a moment, as a caller wrote it. */
  createDate: string
}

export async function insertDocument(tx: Tx, document: NewDocument): Promise<number> {
  const { locationId, typeId, storageId, storageToId, createDate } = document
  const [row] = await tx.run<{ id: number }>(sql`
    insert into storage_documents (location_id, type_id, storage_id, storage_to_id, create_date)
    values (${locationId}, ${typeId}, ${storageId}, ${storageToId}, ${momentOf({ locationId, text: createDate })})
    returning id`)
  return (row as { id: number }).id
}

export interface NewTransaction {
  good_id: number
  operation_unit_type?: number
  amount: number
  cost_per_unit?: number
  discount?: number
  cost?: number
  client_id?: number | null
  supplier_id?: number | null
  master_id?: number | null
  comment?: string
}

/** A leg is a storage that goods leave (−1) or arrive at (1). */
export interface Leg {
  storageId: number
  sign: 1 | -1
}

/** Writes each transaction once per leg, in the order in which they were sent. */
export async function insertTransactions(
  tx: Tx,
  { locationId, documentId }: DocumentKey,
  { transactions, legs, at }: { transactions: NewTransaction[]; legs: Leg[]; at: Date },
): Promise<void> {
  const given = JSON.stringify(transactions.map((transaction, position) => ({ position, ...transaction })))
  await tx.run(sql`
    insert into goods_operations (location_id, document_id, good_id, storage_id, operation_unit_type, amount,
      cost_per_unit, discount, cost, client_id, supplier_id, master_id, comment, last_change_date)
    select ${locationId}::bigint, ${documentId}::bigint, given.good_id, leg.storage_id, coalesce(given.operation_unit_type, 1),
      given.amount * leg.sign, coalesce(given.cost_per_unit, 0), coalesce(given.discount, 0),
      coalesce(given.cost, round(
        given.amount * coalesce(given.cost_per_unit, 0) * (100 - coalesce(given.discount, 0)) / 100, 2)),
      given.client_id, given.supplier_id, given.master_id, coalesce(given.comment, ''), ${at}::timestamptz
    from json_to_recordset(${given}::json) as given (position int, good_id bigint, operation_unit_type int,
      amount numeric(16, 4), cost_per_unit numeric(14, 2), discount numeric(5, 2), cost numeric(14, 2),
      client_id bigint, supplier_id bigint, master_id bigint, comment text)
    cross join unnest(${legs.map(({ storageId }) => storageId)}::bigint[], ${legs.map(({ sign }) => sign)}::int[])
      with ordinality as leg (storage_id, sign, position)
    order by given.position, leg.position`)
}

/** Rows of stock are locked in the order of their keys, so that operations wait for each other without a deadlock. */
export async function applyToStock(tx: Tx, { locationId, documentId }: DocumentKey): Promise<void> {
  await tx.run(sql`
    insert into stock (location_id, good_id, storage_id, amount)
    select operation.location_id, operation.good_id, operation.storage_id,
      coalesce(sum(operation.amount) filter (where operation.operation_unit_type = 1), 0)
      + coalesce(sum(operation.amount) filter (where operation.operation_unit_type = 2), 0)::numeric(36, 20)
        / good.unit_equals
    from goods_operations operation
    join goods good on good.location_id = operation.location_id and good.id = operation.good_id
    where operation.location_id = ${locationId} and operation.document_id = ${documentId}
    group by operation.location_id, operation.good_id, operation.storage_id, good.unit_equals
    order by operation.good_id, operation.storage_id
    on conflict (location_id, good_id, storage_id) do update set amount = stock.amount + excluded.amount`)
}

const byId = statement<{ json: string }>(
  'storage-operations.one',
  'select wire::text as json from wire_storage_operations where location_id = $1 and id = $2',
)

export async function findOperation(db: Db, key: DocumentKey): Promise<string | undefined> {
  return (await byId(db, [key.locationId, key.documentId]))[0]?.json
}

const transactionsOf = statement<{ id: number; json: string }>(
  'storage-operations.transactions',
  `select id, wire::text as json from wire_goods_transactions
   where location_id = $1 and document_id = $2 order by id`,
)

export async function findTransactionsOf(db: Db, key: DocumentKey): Promise<{ id: number; json: string }[]> {
  return transactionsOf(db, [key.locationId, key.documentId])
}
