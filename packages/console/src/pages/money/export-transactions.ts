import { toCsv } from '../../data/csv.ts'
import { type FinanceTransaction, foyer } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import { named, titled } from '../business/or-empty.ts'

interface Filter {
  location_id: number
  start_date?: string
  end_date?: string
  type?: number
  account_id?: number
  expense_id?: number
  client_id?: number
  master_id?: number
}

/** Reads all transactions that match, page by page, as parts of a CSV file. */
export async function exportTransactions(
  filter: Filter,
  t: Areas['money'],
): Promise<{ parts: string[]; count: number }> {
  const parts = [toCsv([headOf(t)])]
  const known = new Set<number>()
  for await (const transaction of foyer.financeTransactions.list({ ...filter, count: 300 })) {
    // What is recorded meanwhile moves others to the next page.
    if (known.has(transaction.id)) continue
    known.add(transaction.id)
    parts.push(toCsv([toRow(transaction)]))
  }
  return { parts, count: known.size }
}

const headOf = (t: Areas['money']) => [
  'ID',
  t.when,
  t.item,
  t.account,
  t.client,
  t.teamMember,
  t.supplier,
  t.comment,
  t.amount,
]

const toRow = ({
  id,
  date,
  expense,
  account,
  client,
  master,
  supplier,
  comment,
  amount,
}: FinanceTransaction) => [
  id,
  date,
  expense.title,
  account.title,
  client?.name,
  named(master)?.name,
  titled(supplier)?.title,
  comment,
  amount,
]
