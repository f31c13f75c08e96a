import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { partnerOfDeveloper } from '../partner-of-developer.ts'
import { findSecretState } from '../sending/secrets.store.ts'
import { rotateSecret } from '../sending/secrets.ts'
import { getDelivery, listDeliveries } from './deliveries.ts'
import { listEvents } from './event-feed.ts'
import { explain } from './explain.ts'
import { listLocationDeliveries } from './location-deliveries.ts'
import { redeliver, replay } from './redeliver.ts'
import { sendTest } from './test-send.ts'

const { webhooks, partnerWebhooks, endpoints } = catalogue

export const deliveryRoutes = (ctx: Context) => {
  const partnerOf = (input: Parameters<typeof partnerOfDeveloper>[1]) => partnerOfDeveloper(ctx, input)

  return [
    route(webhooks.listEvents, ({ caller, params, query }) =>
      listEvents(
        ctx,
        { locationId: params.location_id, partnerId: caller.partner.id },
        { after: query.after ?? 0, count: query.count ?? 100 },
      ),
    ),
    route(webhooks.listDeliveries, ({ caller, query }) => listDeliveries(ctx, caller.partner.id, query)),
    route(webhooks.getDelivery, async ({ caller, params }) => ({
      json: await getDelivery(ctx, { partnerId: caller.partner.id, deliveryId: params.delivery_id }),
    })),
    route(webhooks.redeliver, async ({ caller, params }) => ({
      json: await redeliver(ctx, { partnerId: caller.partner.id, deliveryId: params.delivery_id }),
    })),
    route(webhooks.replay, async ({ caller, body }) => ({
      data: await replay(ctx, caller.partner.id, body),
    })),
    route(webhooks.explain, async ({ caller, query }) => ({
      data: await explain(ctx, caller.partner.id, query),
    })),
    route(webhooks.sendTest, async ({ caller, body }) => ({
      json: await sendTest(ctx, { locationId: body.location_id, partnerId: caller.partner.id }, body),
    })),
    route(webhooks.rotateSecret, async ({ caller, address }) => ({
      data: { secret: await rotateSecret(ctx, caller.partner.id, { userId: null, address }) },
    })),

    route(endpoints.listDeliveries, ({ caller, query }) => listLocationDeliveries(ctx, caller, query)),

    route(partnerWebhooks.listDeliveries, async input =>
      listDeliveries(ctx, await partnerOf(input), input.query),
    ),
    route(partnerWebhooks.getDelivery, async input => ({
      json: await getDelivery(ctx, {
        partnerId: await partnerOf(input),
        deliveryId: input.params.delivery_id,
      }),
    })),
    route(partnerWebhooks.redeliver, async input => ({
      json: await redeliver(ctx, { partnerId: await partnerOf(input), deliveryId: input.params.delivery_id }),
    })),
    route(partnerWebhooks.replay, async input => ({
      data: await replay(ctx, await partnerOf(input), input.body),
    })),
    route(partnerWebhooks.sendTest, async input => {
      const key = { locationId: input.body.location_id, partnerId: await partnerOf(input) }
      return { json: await sendTest(ctx, key, input.body) }
    }),
    route(partnerWebhooks.explain, async input => ({
      data: await explain(ctx, await partnerOf(input), input.query),
    })),
    route(partnerWebhooks.getSecretState, async input => ({
      json: await findSecretState(ctx.db, await partnerOf(input), ctx.clock.now()),
    })),
    route(partnerWebhooks.rotateSecret, async input => {
      const doer = { userId: input.caller.user.id, address: input.address }
      return { data: { secret: await rotateSecret(ctx, await partnerOf(input), doer) } }
    }),
  ]
}
