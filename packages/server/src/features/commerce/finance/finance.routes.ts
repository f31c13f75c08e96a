import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { actorOf } from '../../events/events.ts'
import { lookupTableRoutes } from '../../locations/lookup-tables/lookup-tables.ts'
import { requireMayName } from '../../locations/references/naming.ts'
import { dropDefaultAccount } from './accounts.store.ts'
import { sumTransactions, type TransactionSubject } from './finance-transactions.store.ts'
import {
  changeTransaction,
  createTransaction,
  getTransaction,
  listMatchingTransactions,
  removeTransaction,
} from './finance-transactions.ts'

const { accounts, expenses, financeTransactions } = catalogue

interface Named {
  client?: { id: number } | null
  record_id?: number
  supplier?: { id?: number }
}

interface FilterInput extends Partial<Record<TransactionSubject, number>> {
  start_date?: string
  end_date?: string
  type?: number
}

const toFilter = (locationId: number, { start_date, end_date, type, ...subjects }: FilterInput) => ({
  locationId,
  startDate: start_date,
  endDate: end_date,
  type,
  subjects,
})

export const financeRoutes = (ctx: Context) => {
  const keyOf = (params: { company_id: number; transaction_id: number }) => ({
    locationId: params.company_id,
    transactionId: params.transaction_id,
  })

  return [
    ...lookupTableRoutes(ctx, accounts, {
      table: 'accounts',
      resource: 'account',
      wire: 'id, title, is_cash::int as is_cash, is_default::int as is_default',
      prepare: async (tx, locationId, { is_default }) => {
        if (is_default) await dropDefaultAccount(tx, locationId)
      },
    }),
    ...lookupTableRoutes(ctx, expenses, {
      table: 'expenses',
      wire: 'id, title, type',
      resource: 'expense',
    }),
    route(financeTransactions.list, ({ params, query }) => {
      const { page, count, ...filter } = query
      return listMatchingTransactions(ctx, toFilter(params.company_id, filter), {
        number: page || 1,
        size: count ?? 50,
      })
    }),
    route(financeTransactions.totals, async ({ params, query }) => ({
      json: await sumTransactions(ctx.db, toFilter(params.company_id, query)),
    })),
    route(financeTransactions.get, async ({ params }) => ({
      json: await getTransaction(ctx.db, keyOf(params)),
    })),
    route(financeTransactions.create, async ({ params, body, caller }) => {
      requireMayName(caller.location, 'client', { ids: [body.client_id] })
      requireMayName(caller.location, 'appointment', { ids: [body.record_id] })
      requireMayName(caller.location, 'supplier', { ids: [body.supplier_id] })
      return { json: await createTransaction(ctx, params.company_id, body, actorOf(caller)) }
    }),
    route(financeTransactions.update, async ({ params, body, caller }) => {
      const { client, record_id, supplier } = JSON.parse(await getTransaction(ctx.db, keyOf(params))) as Named
      requireMayName(caller.location, 'client', { ids: [body.client_id], known: client?.id })
      requireMayName(caller.location, 'appointment', { ids: [body.record_id], known: record_id })
      requireMayName(caller.location, 'supplier', { ids: [body.supplier_id], known: supplier?.id })
      return { json: await changeTransaction(ctx, keyOf(params), body, actorOf(caller)) }
    }),
    route(financeTransactions.delete, async ({ params, caller }) => {
      await removeTransaction(ctx, keyOf(params), actorOf(caller))
      return { data: null }
    }),
  ]
}
