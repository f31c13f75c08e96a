import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { listReceivers } from './endpoints.store.ts'
import { switchReceiver, takeOverReceiver } from './endpoints.ts'
import { getSettings, setSettings } from './hooks-settings.ts'

const { webhooks, receivers } = catalogue

export const hooksSettingsRoutes = (ctx: Context) => [
  route(webhooks.getSettings, async ({ caller }) => ({ data: await getSettings(ctx, caller) })),
  route(webhooks.setSettings, async ({ caller, body, address }) => ({
    data: await setSettings(ctx, { ...caller, address }, body),
  })),
  route(receivers.list, async ({ caller }) => ({ json: await listReceivers(ctx.db, caller.location.id) })),
  route(receivers.switch, async ({ caller, params, body, address }) => {
    const key = { locationId: caller.location.id, receiverId: params.receiver_id }
    const change = { userId: caller.user.id, address, isOff: body.is_switched_off }
    return { json: await switchReceiver(ctx, key, change) }
  }),
  route(receivers.takeOver, async ({ caller, params, address }) => {
    const key = { locationId: caller.location.id, receiverId: params.receiver_id }
    return { json: await takeOverReceiver(ctx, key, { userId: caller.user.id, address }) }
  }),
]
