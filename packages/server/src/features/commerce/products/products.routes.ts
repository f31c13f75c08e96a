import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { actorOf } from '../../events/events.ts'
import { lookupTableRoutes } from '../../locations/lookup-tables/lookup-tables.ts'
import { requireMayName } from '../../locations/references/naming.ts'
import { listUnits } from './goods.store.ts'
import { changeGood, createGood, getGood, listMatchingGoods, removeGood } from './goods.ts'
import { goodsCategoryTable } from './goods-categories.ts'
import { listTransactions } from './goods-transactions.store.ts'
import { bookOperation, getOperation } from './storage-operations.ts'

const { storages, goodsCategories, suppliers, units, goods, storageOperations } = catalogue

export const productRoutes = (ctx: Context) => {
  const keyOf = (params: { company_id: number; good_id: number }) => ({
    locationId: params.company_id,
    goodId: params.good_id,
  })
  const wire = 'id, title'

  return [
    ...lookupTableRoutes(ctx, storages, {
      table: 'storages',
      resource: 'storage',
      wire: 'id, title, for_services, for_sale, comment',
    }),
    ...lookupTableRoutes(ctx, goodsCategories, goodsCategoryTable),
    ...lookupTableRoutes(ctx, suppliers, { table: 'suppliers', wire, resource: 'supplier' }),
    route(units.list, async () => {
      const { json, total } = await listUnits(ctx.db)
      return { json, meta: { total_count: total } }
    }),
    route(goods.list, ({ params, query }) =>
      listMatchingGoods(ctx, {
        locationId: params.company_id,
        page: { number: query.page || 1, size: query.count ?? 25 },
        term: query.term,
        categoryId: query.category_id,
        changedAfter: query.changed_after,
        changedBefore: query.changed_before,
      }),
    ),
    route(goods.get, async ({ params }) => ({ json: await getGood(ctx.db, keyOf(params)) })),
    route(goods.create, async ({ params, body, caller }) => ({
      json: await createGood(ctx, params.company_id, body, actorOf(caller)),
    })),
    route(goods.update, async ({ params, body, caller }) => ({
      json: await changeGood(ctx, keyOf(params), body, actorOf(caller)),
    })),
    route(goods.delete, async ({ params, caller }) => {
      await removeGood(ctx, keyOf(params), actorOf(caller))
      return { data: null }
    }),
    route(storageOperations.create, async ({ params, body, caller }) => {
      requireMayName(caller.location, 'client', {
        ids: body.transactions.map(({ client_id }) => client_id),
      })
      return { json: await bookOperation(ctx, params.company_id, body, actorOf(caller)) }
    }),
    route(storageOperations.get, async ({ params }) => ({
      json: await getOperation(ctx.db, { locationId: params.company_id, documentId: params.document_id }),
    })),
    route(storageOperations.listTransactions, async ({ params, query }) => {
      const page = { number: query.page || 1, size: query.count ?? 50 }
      const { json, total } = await listTransactions(ctx.db, {
        locationId: params.company_id,
        page,
        startDate: query.start_date,
        endDate: query.end_date,
        typeId: query.type_id,
        storageId: query.storage_id,
        goodId: query.good_id,
      })
      return { json, meta: { total_count: total, page: page.number } }
    }),
  ]
}
