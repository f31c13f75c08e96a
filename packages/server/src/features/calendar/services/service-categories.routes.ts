import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { actorOf } from '../../events/events.ts'
import { listCategories } from './service-categories.store.ts'
import { changeCategory, createCategory, getCategory, removeCategory } from './service-categories.ts'

const { serviceCategories } = catalogue

export const serviceCategoryRoutes = (ctx: Context) => {
  const list = async (locationId: number) => {
    const { json, total } = await listCategories(ctx.db, locationId)
    return { json, meta: { total_count: total } }
  }
  const keyOf = (params: { company_id: number; category_id: number }) => ({
    locationId: params.company_id,
    categoryId: params.category_id,
  })

  return [
    route(serviceCategories.list, ({ params }) => list(params.company_id)),
    route(serviceCategories.listByOlderPath, ({ params }) => list(params.company_id)),
    route(serviceCategories.listByShortPath, ({ params }) => list(params.company_id)),
    route(serviceCategories.get, async ({ params }) => ({ json: await getCategory(ctx.db, keyOf(params)) })),
    route(serviceCategories.getOfCompany, async ({ params }) => ({
      json: await getCategory(ctx.db, keyOf(params)),
    })),
    route(serviceCategories.getByShortPath, async ({ params }) => ({
      json: await getCategory(ctx.db, keyOf(params)),
    })),
    route(serviceCategories.create, async ({ params, body, caller }) => ({
      json: await createCategory(ctx, params.company_id, body, actorOf(caller)),
    })),
    route(serviceCategories.update, async ({ params, body, caller }) => ({
      json: await changeCategory(ctx, keyOf(params), body, actorOf(caller)),
    })),
    route(serviceCategories.delete, async ({ params, caller }) => {
      await removeCategory(ctx, keyOf(params), actorOf(caller))
      return { data: null }
    }),
  ]
}
