import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { readActivityOfConnected } from './activity-log.ts'
import { listOwnInstallations, readOwnActivity } from './application-installations.ts'
import { listAttentionOf } from './attention.store.ts'
import { listConnectedLocations } from './connected-locations.ts'
import { confirm, getInstallation, grantAccess, readActivityForPartner, uninstall } from './installations.ts'
import {
  connect,
  disconnect,
  getConnectableCard,
  listConnectable,
  listConnections,
} from './owner-installations.ts'

const { marketplace, applications, installations } = catalogue

interface Path {
  location_id: number
  application_id: number
}

const keyOf = ({ location_id, application_id }: Path) => ({
  locationId: location_id,
  applicationId: application_id,
})

export const installationRoutes = (ctx: Context) => [
  route(marketplace.grantAccess, async ({ caller, params, address }) => ({
    data: await grantAccess(ctx, caller, {
      locationId: params.company_id,
      applicationId: params.application_id,
      address,
    }),
  })),
  route(marketplace.confirmInstallation, async ({ caller, body }) => ({
    data: await confirm(ctx, caller.partner, { body, step: 'callback' }),
  })),
  route(marketplace.confirmByRedirect, async ({ caller, body }) => ({
    data: await confirm(ctx, caller.partner, { body, step: 'callback/redirect' }),
  })),
  route(marketplace.getInstallation, async ({ caller, params }) => ({
    json: await getInstallation(ctx, caller.partner, keyOf(params)),
  })),
  route(marketplace.uninstall, async ({ caller, params }) => {
    await uninstall(ctx, caller.partner, keyOf(params))
    return { data: null }
  }),
  route(marketplace.trace, async ({ caller, params }) => ({
    data: await readActivityForPartner(ctx, caller.partner, keyOf(params)),
  })),

  route(marketplace.salons, async ({ caller, params, query }) => ({
    json: await listConnectedLocations(ctx, {
      applicationId: params.application_id,
      partnerId: caller.partner.id,
      page: query.page,
      count: query.count,
      isForBooking: query.forBooking === 1,
      includesPending: query.include_pending === 1,
    }),
  })),

  route(applications.listInstallations, async ({ caller, params, query }) => {
    const page = { applicationId: params.application_id, after: query.cursor, count: query.count ?? 25 }
    const { json, next } = await listOwnInstallations(ctx, caller.user.id, page)
    return { json, meta: { next_cursor: next } }
  }),
  route(applications.readInstallationActivity, async ({ caller, params }) => {
    const key = { userId: caller.user.id, applicationId: params.application_id }
    return { data: await readOwnActivity(ctx, key, params.location_id) }
  }),

  route(installations.listAttention, async ({ caller }) => ({
    json: await listAttentionOf(ctx.db, { userId: caller.user.id, at: ctx.clock.now() }),
  })),
  route(installations.list, async ({ caller }) => ({ data: await listConnections(ctx, caller.location.id) })),
  route(installations.listLocations, async ({ caller, params }) => ({
    data: await listConnectable(ctx, { userId: caller.user.id, applicationId: params.application_id }),
  })),
  route(installations.getCard, async ({ caller, params }) => ({
    json: await getConnectableCard(ctx, { userId: caller.user.id, applicationId: params.application_id }),
  })),
  route(installations.connect, async ({ caller, params, body, address }) => ({
    data: await connect(ctx, caller.user, {
      applicationId: params.application_id,
      locationIds: body.location_ids,
      address,
      seen: body.seen,
    }),
  })),
  route(installations.disconnect, async ({ caller, params, address }) => {
    await disconnect(ctx, caller.user, { ...keyOf(params), address })
    return { data: null }
  }),
  route(installations.trace, async ({ params }) => ({
    data: await readActivityOfConnected(ctx, keyOf(params)),
  })),
]
