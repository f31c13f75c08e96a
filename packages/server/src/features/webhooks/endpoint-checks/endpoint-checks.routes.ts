import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { partnerOfDeveloper } from '../partner-of-developer.ts'
import { getCheck, startCheck } from './endpoint-checks.ts'

const { webhooks, partnerWebhooks } = catalogue

export const endpointCheckRoutes = (ctx: Context) => [
  route(webhooks.checkEndpoint, async ({ caller, body }) => ({
    json: await startCheck(ctx, {
      partnerId: caller.partner.id,
      userId: null,
      url: body.url,
      locationId: body.location_id,
    }),
  })),
  route(webhooks.getEndpointCheck, async ({ caller, params }) => ({
    json: await getCheck(ctx, { partnerId: caller.partner.id, checkId: params.check_id }),
  })),
  route(partnerWebhooks.checkEndpoint, async input => ({
    json: await startCheck(ctx, {
      partnerId: await partnerOfDeveloper(ctx, input),
      userId: input.caller.user.id,
      url: input.body.url,
      locationId: input.body.location_id,
    }),
  })),
  route(partnerWebhooks.getEndpointCheck, async input => ({
    json: await getCheck(ctx, {
      partnerId: await partnerOfDeveloper(ctx, input),
      checkId: input.params.check_id,
    }),
  })),
]
