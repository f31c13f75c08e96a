import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { callsOfChain, callsOfLocation } from './calls.ts'
import { receivePbxRequest } from './integration.ts'
import { changeRoutes, getRoutes, previewRoute } from './routing.ts'
import { getTelephony, listMyChains, rotateToken } from './telephony.ts'

const { voip, telephony } = catalogue

export const voipRoutes = (ctx: Context) => [
  route(voip.integrate, async ({ body, caller, address }) => {
    await receivePbxRequest(ctx, body, { partnerId: caller.partner.id, address })
    return { data: null, meta: { message: 'Accepted' } }
  }),
  route(voip.listCalls, ({ caller, query }) => callsOfLocation(ctx, caller.location, query)),
  route(voip.listChainCalls, ({ caller, query }) => callsOfChain(ctx, caller.chain, query)),
  route(voip.listRoutes, async ({ caller }) => ({ data: await getRoutes(ctx, caller.chain.id) })),
  route(voip.updateRoutes, async ({ caller, body, address }) => ({
    data: await changeRoutes(ctx, { chainId: caller.chain.id, userId: caller.user.id, address }, body),
  })),
  route(voip.preview, async ({ caller, body }) => ({
    data: await previewRoute(ctx, caller.chain.id, toDialling(body)),
  })),
  route(telephony.listChains, async ({ caller }) => ({ data: await listMyChains(ctx, caller.user.id) })),
  route(telephony.get, async ({ caller }) => ({
    data: await getTelephony(ctx, caller.chain.id, { isProgram: !caller.sessionHash }),
  })),
  route(telephony.rotateToken, async ({ caller, address }) => ({
    data: await rotateToken(ctx, { chainId: caller.chain.id, userId: caller.user.id, address }),
  })),
  route(telephony.listRoutes, async ({ caller }) => ({ data: await getRoutes(ctx, caller.chain.id) })),
  route(telephony.updateRoutes, async ({ caller, body, address }) => ({
    data: await changeRoutes(ctx, { chainId: caller.chain.id, userId: caller.user.id, address }, body),
  })),
  route(telephony.preview, async ({ caller, body }) => ({
    data: await previewRoute(ctx, caller.chain.id, toDialling(body)),
  })),
  route(telephony.listCallsOfChain, ({ caller, query }) => callsOfChain(ctx, caller.chain, query)),
  route(telephony.listCallsOfLocation, ({ caller, query }) => callsOfLocation(ctx, caller.location, query)),
]

const toDialling = ({ phone, diversion, user }: { phone: string; diversion: string; user?: string }) => ({
  phone,
  diversion,
  user: user?.trim() || null,
})
