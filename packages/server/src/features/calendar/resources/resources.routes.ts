import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { listResources } from './resources.store.ts'
import { changeResource, createResource, removeResource } from './resources.ts'

const { resources } = catalogue

const keyOf = (params: { company_id: number; resource_id: number }) => ({
  locationId: params.company_id,
  resourceId: params.resource_id,
})

export const resourceRoutes = (ctx: Context) => [
  route(resources.list, async ({ params }) => {
    const { json, total } = await listResources(ctx.db, params.company_id)
    return { json, meta: { total_count: total } }
  }),
  route(resources.create, async ({ params, body }) => ({
    json: await createResource(ctx, params.company_id, body),
  })),
  route(resources.update, async ({ params, body }) => ({
    json: await changeResource(ctx, keyOf(params), body),
  })),
  route(resources.delete, async ({ params }) => {
    await removeResource(ctx, keyOf(params))
    return { data: null }
  }),
]
