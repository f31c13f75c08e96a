import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { listEndpoints } from './endpoints.store.ts'
import { switchEndpoint, takeOverEndpoint } from './endpoints.ts'
import { checkSettings, getSettings, setSettings } from './hooks-settings.ts'

const { webhooks, endpoints } = catalogue

export const hooksSettingsRoutes = (ctx: Context) => [
  route(webhooks.getSettings, async ({ caller }) => ({ data: await getSettings(ctx, caller) })),
  route(
    webhooks.setSettings,
    async ({ caller, body, address }) => ({ data: await setSettings(ctx, { ...caller, address }, body) }),
    checkSettings(ctx),
  ),
  route(endpoints.list, async ({ caller }) => ({ json: await listEndpoints(ctx.db, caller.location.id) })),
  route(endpoints.switch, async ({ caller, params, body, address }) => {
    const key = { locationId: caller.location.id, endpointId: params.receiver_id }
    const change = { userId: caller.user.id, address, isOff: body.is_switched_off }
    return { json: await switchEndpoint(ctx, key, change) }
  }),
  route(endpoints.takeOver, async ({ caller, params, address }) => {
    const key = { locationId: caller.location.id, endpointId: params.receiver_id }
    return { json: await takeOverEndpoint(ctx, key, { userId: caller.user.id, address }) }
  }),
]
