import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { actorOf } from '../../events/events.ts'
import { lookupTableRoutes } from '../../locations/lookup-tables/lookup-tables.ts'
import { dropDefaultAccount } from './accounts.store.ts'
import {
  changeTransaction,
  createTransaction,
  getTransaction,
  listMatchingTransactions,
  removeTransaction,
} from './finance-transactions.ts'

const { accounts, expenses, financeTransactions } = catalogue

export const financeRoutes = (ctx: Context) => {
  const keyOf = (params: { company_id: number; transaction_id: number }) => ({
    locationId: params.company_id,
    transactionId: params.transaction_id,
  })

  return [
    ...lookupTableRoutes(ctx, accounts, {
      table: 'accounts',
      wire: 'id, title, is_cash::int as is_cash, is_default::int as is_default',
      prepare: async (tx, locationId, { is_default }) => {
        if (is_default) await dropDefaultAccount(tx, locationId)
      },
    }),
    ...lookupTableRoutes(ctx, expenses, { table: 'expenses', wire: 'id, title, type' }),
    route(financeTransactions.list, ({ params, query }) => {
      const { page, count, start_date, end_date, ...subjects } = query
      return listMatchingTransactions(ctx, {
        locationId: params.company_id,
        page: { number: page || 1, size: count ?? 50 },
        startDate: start_date,
        endDate: end_date,
        subjects,
      })
    }),
    route(financeTransactions.get, async ({ params }) => ({
      json: await getTransaction(ctx.db, keyOf(params)),
    })),
    route(financeTransactions.create, async ({ params, body, caller }) => ({
      json: await createTransaction(ctx, params.company_id, body, actorOf(caller)),
    })),
    route(financeTransactions.update, async ({ params, body, caller }) => ({
      json: await changeTransaction(ctx, keyOf(params), body, actorOf(caller)),
    })),
    route(financeTransactions.delete, async ({ params, caller }) => {
      await removeTransaction(ctx, keyOf(params), actorOf(caller))
      return { data: null }
    }),
  ]
}
