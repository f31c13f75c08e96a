import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { actorOf } from '../../events/events.ts'
import { listServices, type ServiceFilter } from './services.store.ts'
import { changeService, createService, getPublicService, getService, removeService } from './services.ts'

const { services } = catalogue

const keyOf = (params: { location_id: number; service_id: number }) => ({
  locationId: params.location_id,
  serviceId: params.service_id,
})

async function list(ctx: Context, locationId: number, filter: ServiceFilter) {
  const { json, total } = await listServices(ctx.db, locationId, filter)
  return { json, meta: { total_count: total } }
}

export const serviceRoutes = (ctx: Context) => [
  route(services.list, ({ params, query }) => list(ctx, params.company_id, query)),
  route(services.listByShortPath, ({ params, query }) => list(ctx, params.location_id, query)),
  route(services.get, async ({ params }) => ({
    json: await getService(ctx.db, { locationId: params.company_id, serviceId: params.service_id }),
  })),
  route(services.create, async ({ params, body, caller }) => ({
    json: await createService(ctx, params.location_id, body, actorOf(caller)),
  })),
  route(services.update, async ({ params, body, caller }) => ({
    json: await changeService(ctx, keyOf(params), body, actorOf(caller)),
  })),
  route(services.patch, async ({ params, body, caller }) => ({
    json: await changeService(ctx, keyOf(params), body, actorOf(caller)),
  })),
  route(services.delete, async ({ params, caller }) => {
    await removeService(ctx, keyOf(params), actorOf(caller))
    return { data: null }
  }),
  route(services.readDeprecated, async ({ params, query }) => ({
    json: await getPublicService(ctx, keyOf(params), query),
  })),
]
