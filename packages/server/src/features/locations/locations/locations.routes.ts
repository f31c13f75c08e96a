import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { actorOf } from '../../events/events.ts'
import { changeAccountLocation, withPaymentIds } from './account-location.ts'
import {
  changeLocation,
  createLocation,
  deleteLocation,
  getLocation,
  type LocationExtensions,
  listVisibleLocations,
} from './locations.ts'

const { companies, locations } = catalogue

export const locationRoutes = (ctx: Context, { withNextSlots, endInstallations }: LocationExtensions) => [
  route(companies.list, ({ query, caller }) =>
    listVisibleLocations(
      ctx,
      {
        userId: caller.user.id,
        partnerId: caller.partner.id,
        isMine: query.my === 1,
        at: ctx.clock.now(),
        appUrl: ctx.urls.app,
        isForBooking: query.forBooking === 1,
        page: { number: query.page || 1, size: query.count ?? 50 },
        ids: query.id,
        chainId: query.group_id,
        isActive: query.active === undefined ? undefined : query.active === 1,
        cityId: query.city_id,
        businessTypeId: query.business_type_id,
      },
      { withNextSlots },
    ),
  ),
  route(companies.get, async ({ caller }) => ({ json: await getLocation(ctx, caller.location.id) })),
  route(companies.create, async ({ caller, body, address }) => ({
    json: await createLocation(ctx, { ...caller, address }, body),
  })),
  route(companies.update, async ({ caller, body, address }) => ({
    json: await changeLocation(ctx, caller.location.id, body, { actor: actorOf(caller), address }),
  })),
  route(companies.delete, async ({ caller, address }) => {
    await deleteLocation(ctx, caller.location.id, { actor: actorOf(caller), address, endInstallations })
    return { data: null }
  }),
  route(locations.create, async ({ caller, body, address }) => ({
    json: await withPaymentIds(ctx.db, await createLocation(ctx, { ...caller, address }, body)),
  })),
  route(locations.get, async ({ caller }) => ({
    json: await withPaymentIds(ctx.db, await getLocation(ctx, caller.location.id)),
  })),
  route(locations.update, async ({ caller, body, address }) => ({
    json: await changeAccountLocation(ctx, caller.location, body, { actor: actorOf(caller), address }),
  })),
]
