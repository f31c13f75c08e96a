import sql, { join, raw, type Sql } from 'sql-template-tag'
import { assignments, insertion } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { momentAfter, momentOf } from '../../../platform/database/local-moments.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface TransactionKey {
  locationId: number
  transactionId: number
}

export interface TransactionColumns {
  expense_id?: number
  account_id?: number
  amount?: number
  client_id?: number | null
  supplier_id?: number | null
  master_id?: number | null
  record_id?: number | null
  comment?: string
  payment_system_transaction_ids?: string[]
}

export interface TransactionChange {
  columns: TransactionColumns
  /** A day or a moment, as a caller wrote it. */
  date?: string
  at: Date
}

const byId = statement<{ json: string }>(
  'finance-transactions.one',
  `select wire::text as json from wire_finance_transactions
   where location_id = $1 and id = $2 and deleted_at is null`,
)

export async function findTransaction(db: Db, key: TransactionKey): Promise<string | undefined> {
  return (await byId(db, [key.locationId, key.transactionId]))[0]?.json
}

/** A caller may filter by these columns. */
export type TransactionSubject =
  | 'account_id'
  | 'expense_id'
  | 'client_id'
  | 'supplier_id'
  | 'master_id'
  | 'record_id'

export interface TransactionFilter {
  locationId: number
  /** Days or moments, as a caller wrote them. */
  startDate?: string
  endDate?: string
  /** 1 for money that came in, 2 for money that left. */
  type?: number
  subjects: Partial<Record<TransactionSubject, number>>
}

export async function listTransactions(
  db: Db,
  filter: TransactionFilter,
  page: { number: number; size: number },
): Promise<{ json: string; total: number }> {
  const { locationId } = filter
  const matching = sql`from finance_transactions where ${join(conditions(filter), ' and ')}`
  const [row] = await db.run<{ json: string; total: number }>(sql`
    select (select count(*)::int ${matching}) as total,
      (select coalesce(json_agg(wire order by date desc, id desc), '[]')::text from wire_finance_transactions
       where location_id = ${locationId} and id = any(array(
         select id ${matching} order by date desc, id desc
         limit ${page.size} offset ${(page.number - 1) * page.size}
       ))) as json`)
  return row as { json: string; total: number }
}

export async function sumTransactions(db: Db, filter: TransactionFilter): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    with sums as (
      select account_id,
        coalesce(sum(amount) filter (where amount > 0), 0) as income,
        coalesce(sum(amount) filter (where amount < 0), 0) as expense,
        sum(amount) as balance
      from finance_transactions where ${join(conditions(filter), ' and ')}
      group by account_id
    )
    select json_build_object(
      'income', coalesce(sum(income), 0),
      'expense', coalesce(sum(expense), 0),
      'balance', coalesce(sum(balance), 0),
      'accounts', coalesce(json_agg(sums order by account_id), '[]')
    )::text as json from sums`)
  return (row as { json: string }).json
}

function conditions({ locationId, startDate, endDate, type, subjects }: TransactionFilter): Sql[] {
  const all = [sql`location_id = ${locationId} and deleted_at is null`]
  if (startDate) all.push(sql`date >= ${momentOf({ locationId, text: startDate })}`)
  if (endDate) all.push(sql`date < ${momentAfter({ locationId, text: endDate })}`)
  if (type !== undefined) all.push(type === 1 ? sql`amount > 0` : sql`amount < 0`)
  for (const [column, id] of Object.entries(subjects))
    if (id !== undefined) all.push(sql`${raw(column)} = ${id}`)
  return all
}

export async function insertTransaction(
  tx: Tx,
  locationId: number,
  { columns, date, at }: TransactionChange & { date: string },
): Promise<number> {
  const values = {
    location_id: locationId,
    ...columns,
    date: momentOf({ locationId, text: date }),
    last_change_date: at,
  }
  const [row] = await tx.run<{ id: number }>(
    sql`insert into finance_transactions ${insertion(values)} returning id`,
  )
  return (row as { id: number }).id
}

/** Returns false when there is no such transaction. */
export async function updateTransaction(
  tx: Tx,
  key: TransactionKey,
  { columns, date, at }: TransactionChange,
): Promise<boolean> {
  const moved = date === undefined ? undefined : momentOf({ locationId: key.locationId, text: date })
  const rows = await tx.run(sql`
    update finance_transactions set ${assignments({ ...columns, date: moved, last_change_date: at })}
    where location_id = ${key.locationId} and id = ${key.transactionId} and deleted_at is null
    returning id`)
  return rows.length > 0
}

export async function markDeleted(tx: Tx, key: TransactionKey, at: Date): Promise<void> {
  await tx.run(sql`
    update finance_transactions set deleted_at = ${at}
    where location_id = ${key.locationId} and id = ${key.transactionId}`)
}
