import type { Context } from '../../../context.ts'
import { forbidden } from '../../../platform/errors.ts'
import { withNextSlots } from '../../calendar/availability/with-next-slots.ts'
import { findConnectedLocations } from './connected-locations.store.ts'

interface ConnectedLocationsQuery {
  applicationId: number
  partnerId: number
  page: number
  count: number
  isForBooking: boolean
  includesPending: boolean
}

/** Returns JSON. An unknown application is 403 here, like another partner's. */
export async function listConnectedLocations(ctx: Context, query: ConnectedLocationsQuery): Promise<string> {
  const { applicationId, partnerId, count } = query
  const json = await findConnectedLocations(ctx.db, {
    applicationId,
    partnerId,
    count,
    includesPending: query.includesPending,
    offset: (Math.max(query.page, 1) - 1) * count,
    at: ctx.clock.now(),
    appUrl: ctx.urls.app,
  })
  if (json === undefined)
    throw forbidden('You have no such application: application_id must be one of your own.')
  return query.isForBooking ? withNextSlots(ctx, json) : json
}
