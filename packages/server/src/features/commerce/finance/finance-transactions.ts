import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { requirePossibleYears } from '../../../platform/database/local-moments.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../events/event.ts'
import { recordEvent } from '../../events/events.ts'
import { type RecordReference, requireReferences } from '../../locations/references/references.ts'
import {
  findTransaction,
  insertTransaction,
  listTransactions,
  markDeleted,
  type TransactionColumns,
  type TransactionFilter,
  type TransactionKey,
  updateTransaction,
} from './finance-transactions.store.ts'

interface TransactionInput extends TransactionColumns {
  date?: string
}

const noSuchTransaction = () => notFound('There is no such financial transaction.')

export async function listMatchingTransactions(
  ctx: Context,
  filter: TransactionFilter,
  page: { number: number; size: number },
) {
  const { json, total } = await listTransactions(ctx.db, filter, page)
  return { json, meta: { total_count: total, page: page.number } }
}

export async function getTransaction(db: Db, key: TransactionKey): Promise<string> {
  const json = await findTransaction(db, key)
  if (json === undefined) throw noSuchTransaction()
  return json
}

export async function createTransaction(
  ctx: Context,
  locationId: number,
  { date, ...columns }: TransactionInput & { date: string },
  actor: Actor,
): Promise<string> {
  return ctx.db.transaction(async tx => {
    await requireReferences(tx, locationId, referencesOf(columns))
    await requirePossibleYears(tx, { locationId }, { date })
    const transactionId = await insertTransaction(tx, locationId, { columns, date, at: ctx.clock.now() })
    return recordChange(ctx, tx, { locationId, transactionId }, { status: 'create', actor })
  })
}

export async function changeTransaction(
  ctx: Context,
  key: TransactionKey,
  { date, ...columns }: TransactionInput,
  actor: Actor,
): Promise<string> {
  return ctx.db.transaction(async tx => {
    await getTransaction(tx, key)
    await requireReferences(tx, key.locationId, referencesOf(columns))
    await requirePossibleYears(tx, key, { date })
    if (!(await updateTransaction(tx, key, { columns, date, at: ctx.clock.now() }))) throw noSuchTransaction()
    return recordChange(ctx, tx, key, { status: 'update', actor })
  })
}

export async function removeTransaction(ctx: Context, key: TransactionKey, actor: Actor): Promise<void> {
  await ctx.db.transaction(async tx => {
    const at = ctx.clock.now()
    // Endpoints distinguish changes by last_change_date, so the deletion updates it as well.
    if (!(await updateTransaction(tx, key, { columns: {}, at }))) throw noSuchTransaction()
    await recordChange(ctx, tx, key, { status: 'delete', actor })
    await markDeleted(tx, key, at)
  })
}

const referencesOf = (columns: TransactionColumns): RecordReference[] => [
  { field: 'expense_id', kind: 'expense', id: columns.expense_id },
  { field: 'account_id', kind: 'account', id: columns.account_id },
  { field: 'client_id', kind: 'client', id: columns.client_id },
  { field: 'supplier_id', kind: 'supplier', id: columns.supplier_id },
  { field: 'master_id', kind: 'team_member', id: columns.master_id },
  { field: 'record_id', kind: 'appointment', id: columns.record_id },
]

async function recordChange(
  ctx: Context,
  tx: Tx,
  key: TransactionKey,
  { status, actor }: { status: EventStatus; actor: Actor },
): Promise<string> {
  const data = await getTransaction(tx, key)
  const { locationId, transactionId: resourceId } = key
  recordEvent(ctx, tx, { locationId, resource: 'finances_operation', resourceId, status, data, actor })
  return data
}
