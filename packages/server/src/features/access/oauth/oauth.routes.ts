import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { approveRequest, denyRequest, readRequest } from './consent-requests.ts'
import { listConsentsOf, takeOverConsent, withdrawConsent } from './consents.ts'
import { changeClient, createClient, listClientsOf, removeClient, rotateSecret } from './oauth-clients.ts'

const { consents, oauthClients } = catalogue

interface PartnerCall {
  caller: { user: { id: number } }
  params: { partner_id: number }
  address: string
}

interface ClientCall extends PartnerCall {
  params: { partner_id: number; client_id: string }
}

const partnerOf = ({ caller, params, address }: PartnerCall) => ({
  userId: caller.user.id,
  partnerId: params.partner_id,
  address,
})

const keyOf = (call: ClientCall) => ({ ...partnerOf(call), clientId: call.params.client_id })

export const oauthRoutes = (ctx: Context) => [
  route(oauthClients.list, async call => ({ data: await listClientsOf(ctx, partnerOf(call)) })),
  route(oauthClients.create, async call => ({ data: await createClient(ctx, partnerOf(call), call.body) })),
  route(oauthClients.update, async call => ({ data: await changeClient(ctx, keyOf(call), call.body) })),
  route(oauthClients.rotateSecret, async call => ({ data: await rotateSecret(ctx, keyOf(call)) })),
  route(oauthClients.delete, async call => {
    await removeClient(ctx, keyOf(call))
    return { data: null }
  }),

  route(consents.list, async ({ caller }) => ({ data: await listConsentsOf(ctx, caller.location.id) })),
  route(consents.withdraw, async ({ caller, params, address }) => {
    const key = { locationId: caller.location.id, clientId: params.client_id }
    await withdrawConsent(ctx, key, { userId: caller.user.id, address })
    return { data: null }
  }),
  route(consents.takeOver, async ({ caller, params, address }) => {
    const key = { locationId: caller.location.id, clientId: params.client_id }
    return { data: await takeOverConsent(ctx, key, { userId: caller.user.id, address }) }
  }),
  route(consents.getRequest, async ({ caller, params }) => ({
    data: await readRequest(ctx, caller.user.id, params.request_id),
  })),
  route(consents.approveRequest, async ({ caller, params, address }) => ({
    data: await approveRequest(ctx, caller, {
      requestId: params.request_id,
      locationId: caller.location.id,
      address,
    }),
  })),
  route(consents.denyRequest, async ({ caller, params }) => ({
    data: await denyRequest(ctx, caller, params.request_id),
  })),
]
