import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { requireMembership } from '../../marketplace/partners/partners.ts'
import { getCheck, startCheck } from './endpoint-checks.ts'

const { webhooks, partnerWebhooks } = catalogue

interface Developer {
  caller: { user: { id: number } }
  params: { partner_id: number }
}

export const endpointCheckRoutes = (ctx: Context) => {
  const partnerOf = async ({ caller, params }: Developer): Promise<number> =>
    (await requireMembership(ctx.db, { userId: caller.user.id, partnerId: params.partner_id })).id

  return [
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
        partnerId: await partnerOf(input),
        userId: input.caller.user.id,
        url: input.body.url,
        locationId: input.body.location_id,
      }),
    })),
    route(partnerWebhooks.getEndpointCheck, async input => ({
      json: await getCheck(ctx, { partnerId: await partnerOf(input), checkId: input.params.check_id }),
    })),
  ]
}
