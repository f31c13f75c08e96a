import { catalogue } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { createPartner, listPartners, revokeToken, rotateToken } from './partners.ts'

const { partners } = catalogue

export const partnerRoutes = (ctx: Context) => [
  route(partners.list, async ({ caller }) => ({ data: await listPartners(ctx, caller.user.id) })),
  route(partners.create, async ({ caller, body }) => ({
    data: await createPartner(ctx, { userId: caller.user.id, title: body.title }),
  })),
  route(partners.rotateToken, async ({ caller, params }) => ({
    data: await rotateToken(ctx, { userId: caller.user.id, partnerId: params.partner_id }),
  })),
  route(partners.revokeToken, async ({ caller, params }) => {
    await revokeToken(ctx, { userId: caller.user.id, partnerId: params.partner_id })
    return { data: null }
  }),
]
