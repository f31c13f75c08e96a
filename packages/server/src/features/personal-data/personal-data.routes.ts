import { catalogue } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { eraseClient, listErasures } from './erasures/erasures.ts'
import { exportClient, summarize } from './export/export.ts'
import { getRetention, updateRetention } from './retention/retention.ts'

const { personalData } = catalogue

const keyOf = (params: { location_id: number; client_id: number }) => ({
  locationId: params.location_id,
  clientId: params.client_id,
})

export const personalDataRoutes = (ctx: Context) => [
  route(personalData.summarize, async ({ params }) => ({ data: await summarize(ctx, keyOf(params)) })),
  route(personalData.export, async ({ params, body, caller, address }) => ({
    json: await exportClient(ctx, keyOf(params), {
      by: { userId: caller.user.id, address },
      asksApplications: body.asks_applications ?? false,
    }),
  })),
  route(personalData.erase, async ({ params, body, caller, address }) => ({
    json: await eraseClient(ctx, keyOf(params), {
      by: { userId: caller.user.id, address },
      name: body.name,
    }),
  })),
  route(personalData.listErasures, ({ caller, query }) =>
    listErasures(ctx, { locationId: caller.location.id, ...query }),
  ),
  route(personalData.getRetention, async ({ caller, query }) => ({
    data: await getRetention(ctx, caller.location.id, query),
  })),
  route(personalData.updateRetention, async ({ caller, body, address }) => ({
    data: await updateRetention(ctx, caller.location.id, {
      settings: body,
      by: { userId: caller.user.id, address },
    }),
  })),
]
