import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { createSampleLocation } from '../sample-locations/sample-locations.ts'
import {
  changePartner,
  createPartner,
  getPartner,
  listPartners,
  revokeToken,
  rotateToken,
} from './partners.ts'
import { addTestLocation, listOwnTestLocations, removeTestLocation } from './test-locations.ts'

const { partners } = catalogue

const keyOf = (caller: { user: { id: number } }, params: { partner_id: number }) => ({
  userId: caller.user.id,
  partnerId: params.partner_id,
})

export const partnerRoutes = (ctx: Context) => [
  route(partners.list, async ({ caller }) => ({ data: await listPartners(ctx, caller.user.id) })),
  route(partners.create, async ({ caller, body, address }) => ({
    data: await createPartner(ctx, { userId: caller.user.id, title: body.title, address }),
  })),
  route(partners.get, async ({ caller, params }) => ({ data: await getPartner(ctx, keyOf(caller, params)) })),
  route(partners.update, async ({ caller, params, body, address }) => ({
    data: await changePartner(ctx, { ...keyOf(caller, params), address }, body),
  })),
  route(partners.rotateToken, async ({ caller, params, address }) => ({
    data: await rotateToken(ctx, { ...keyOf(caller, params), address }),
  })),
  route(partners.revokeToken, async ({ caller, params, address }) => {
    await revokeToken(ctx, { ...keyOf(caller, params), address })
    return { data: null }
  }),
  route(partners.listTestLocations, async ({ caller, params }) => ({
    data: await listOwnTestLocations(ctx, keyOf(caller, params)),
  })),
  route(partners.addTestLocation, async ({ caller, params, address }) => ({
    data: await addTestLocation(ctx, { ...keyOf(caller, params), address }, caller.location.id),
  })),
  route(partners.createTestLocation, async ({ caller, params, body, address }) => ({
    data: await createSampleLocation(ctx, {
      ...body,
      partnerId: params.partner_id,
      opener: { ...caller, address },
    }),
  })),
  route(partners.removeTestLocation, async ({ caller, params, address }) => {
    await removeTestLocation(ctx, { ...keyOf(caller, params), address }, params.location_id)
    return { data: null }
  }),
]
