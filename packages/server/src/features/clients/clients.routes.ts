import { catalogue } from '@foyer/contract'
import type { Context } from '../../context.ts'
import type { Caller, LocationAccess } from '../../platform/http/caller.ts'
import { route } from '../../platform/http/route.ts'
import { actorOf } from '../events/events.ts'
import { lookupTableRoutes } from '../locations/lookup-tables/lookup-tables.ts'
import { createClients } from './bulk.ts'
import { changeCategory, removeCategory } from './categories.ts'
import { ListCaches, listClients } from './client-list.ts'
import { type ClientCaller, changeClient, createClient, getClient, removeClient } from './clients.ts'
import { filtersOf, orderOf } from './deprecated-list.ts'
import { parseFilters } from './parse-filters.ts'

const { clients, labels } = catalogue

const showsPhones = ({ location }: { location: LocationAccess }) =>
  location.rights.has('client_phones_access')
const callerOf = (caller: Caller & { location: LocationAccess }): ClientCaller => ({
  actor: actorOf(caller),
  showsPhones: showsPhones(caller),
})
const keyOf = (params: { company_id: number; client_id: number }) => ({
  locationId: params.company_id,
  clientId: params.client_id,
})
const categoryKeyOf = (params: { company_id: number; label_id: number }) => ({
  locationId: params.company_id,
  categoryId: params.label_id,
})

export const clientRoutes = (ctx: Context) => {
  const caches = new ListCaches(ctx)
  return [
    ...lookupTableRoutes(ctx, labels, {
      table: 'client_categories',
      wire: 'id, title, color',
      resource: 'client_category',
    }),
    route(labels.update, async ({ params, body }) => ({
      json: await changeCategory(ctx, categoryKeyOf(params), body),
    })),
    route(labels.delete, async ({ params }) => {
      await removeCategory(ctx, categoryKeyOf(params))
      return { data: null }
    }),
    route(clients.search, ({ params, body, caller }) =>
      listClients(
        ctx,
        {
          locationId: params.company_id,
          filters: parseFilters(body.filters ?? []),
          isAnyEnough: body.operation?.toUpperCase() === 'OR',
          order: {
            by: body.order_by ?? 'id',
            isDescending: body.order_by_direction?.toUpperCase() === 'DESC',
          },
          page: { number: body.page || 1, size: body.page_size ?? 25 },
          showsPhones: showsPhones(caller),
        },
        { shape: { source: 'wire_clients', fields: body.fields }, caches },
      ),
    ),
    route(clients.listDeprecated, ({ params, query, caller }) => {
      const filters = filtersOf(query)
      return listClients(
        ctx,
        {
          locationId: params.location_id,
          filters,
          isAnyEnough: false,
          order: { by: orderOf(filters), isDescending: false },
          page: { number: query.page || 1, size: query.count ?? 25 },
          showsPhones: showsPhones(caller),
        },
        { shape: { source: 'wire_listed_clients' }, caches },
      )
    }),
    route(clients.create, async ({ params, body, caller }) => ({
      json: await createClient(ctx, params.company_id, { input: body, by: callerOf(caller) }),
    })),
    route(clients.createMany, async ({ params, body, caller }) => ({
      json: await createClients(ctx, params.company_id, { items: body, by: callerOf(caller) }),
    })),
    route(clients.get, async ({ params, caller }) => ({
      json: await getClient(ctx.db, keyOf(params), showsPhones(caller)),
    })),
    route(clients.update, async ({ params, body, caller }) => ({
      json: await changeClient(ctx, keyOf(params), { input: body, by: callerOf(caller) }),
    })),
    route(clients.delete, async ({ params, caller }) => {
      await removeClient(ctx, keyOf(params), callerOf(caller))
      return { data: null }
    }),
  ]
}
