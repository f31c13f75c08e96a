import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { partnerOfDeveloper } from '../partner-of-developer.ts'
import { listPartnerEndpoints } from './partner-endpoints.store.ts'
import { addEndpoint, getPartnerEndpoint, removeEndpoint, updateEndpoint } from './partner-endpoints.ts'
import { listPartnerLocations } from './partner-locations.store.ts'

const { partnerWebhooks } = catalogue

export const partnerEndpointRoutes = (ctx: Context) => {
  type Input = Parameters<typeof partnerOfDeveloper>[1] & { address: string }
  const developerOf = async (input: Input) => ({
    partnerId: await partnerOfDeveloper(ctx, input),
    userId: input.caller.user.id,
    address: input.address,
  })
  return [
    route(partnerWebhooks.listEndpoints, async input => {
      const { partnerId, userId } = await developerOf(input)
      const {
        location_id: locationId,
        application_id: applicationId,
        cursor: after,
        count = 25,
      } = input.query
      const page = { locationId, applicationId, after, count, userId }
      const { json, next } = await listPartnerEndpoints(ctx.db, partnerId, page)
      return { json, meta: { next_cursor: next } }
    }),
    route(partnerWebhooks.getEndpoint, async input => {
      const { partnerId, userId } = await developerOf(input)
      const key = { partnerId, endpointId: input.params.endpoint_id }
      return { json: await getPartnerEndpoint(ctx, key, userId) }
    }),
    route(partnerWebhooks.addEndpoint, async input => ({
      json: await addEndpoint(ctx, await developerOf(input), input.body),
    })),
    route(partnerWebhooks.updateEndpoint, async input => {
      const key = { ...(await developerOf(input)), endpointId: input.params.endpoint_id }
      return { json: await updateEndpoint(ctx, key, input.body) }
    }),
    route(partnerWebhooks.removeEndpoint, async input => {
      const key = { ...(await developerOf(input)), endpointId: input.params.endpoint_id }
      await removeEndpoint(ctx, key, input.query.application_id)
      return { data: null }
    }),
    route(partnerWebhooks.listLocations, async input => {
      const { partnerId } = await developerOf(input)
      const { search, location_id: locationId, count = 50 } = input.query
      return { json: await listPartnerLocations(ctx.db, partnerId, { search, locationId, count }) }
    }),
  ]
}
