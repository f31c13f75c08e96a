import { catalogue } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { approveRequest, denyRequest, readRequest } from './consent-requests.ts'
import { listConsentsOf, withdrawConsent } from './consents.ts'
import { changeClient, createClient, listClientsOf, removeClient, rotateSecret } from './oauth-clients.ts'

const { consents, oauthClients } = catalogue

interface ClientCall {
  caller: { user: { id: number } }
  params: { partner_id: number; client_id: string }
}

const keyOf = ({ caller, params }: ClientCall) => ({
  userId: caller.user.id,
  partnerId: params.partner_id,
  clientId: params.client_id,
})

export const oauthRoutes = (ctx: Context) => [
  route(oauthClients.list, async ({ caller, params }) => ({
    data: await listClientsOf(ctx, { userId: caller.user.id, partnerId: params.partner_id }),
  })),
  route(oauthClients.create, async ({ caller, params, body }) => ({
    data: await createClient(ctx, { userId: caller.user.id, partnerId: params.partner_id }, body),
  })),
  route(oauthClients.update, async call => ({ data: await changeClient(ctx, keyOf(call), call.body) })),
  route(oauthClients.rotateSecret, async call => ({ data: await rotateSecret(ctx, keyOf(call)) })),
  route(oauthClients.delete, async call => {
    await removeClient(ctx, keyOf(call))
    return { data: null }
  }),

  route(consents.list, async ({ caller }) => ({ data: await listConsentsOf(ctx, caller.location.id) })),
  route(consents.withdraw, async ({ caller, params }) => {
    await withdrawConsent(ctx, { locationId: caller.location.id, clientId: params.client_id })
    return { data: null }
  }),
  route(consents.getRequest, async ({ caller, params }) => ({
    data: await readRequest(ctx, caller.user.id, params.request_id),
  })),
  route(consents.approveRequest, async ({ caller, params }) => ({
    data: await approveRequest(ctx, caller, { requestId: params.request_id, locationId: caller.location.id }),
  })),
  route(consents.denyRequest, async ({ caller, params }) => ({
    data: await denyRequest(ctx, caller, params.request_id),
  })),
]
