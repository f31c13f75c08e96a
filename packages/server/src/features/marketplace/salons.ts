import type { Context } from '../../context.ts'
import { forbidden } from '../../platform/errors.ts'
import { toIsoLocal } from '../../platform/local-time.ts'
import { nextSlots } from '../availability/availability.ts'
import { findConnectedLocations } from './salons.store.ts'

interface Wanted {
  applicationId: number
  partnerId: number
  page: number
  count: number
  isForBooking: boolean
}

/** JSON. An unknown application is 403 here, like another partner's. */
export async function listConnectedLocations(ctx: Context, wanted: Wanted): Promise<string> {
  const { applicationId, partnerId, count } = wanted
  const json = await findConnectedLocations(ctx.db, {
    applicationId,
    partnerId,
    count,
    offset: (Math.max(wanted.page, 1) - 1) * count,
    at: ctx.clock.now(),
    appUrl: ctx.urls.app,
  })
  if (json === undefined)
    throw forbidden('You have no such application: application_id must be one of your own.')
  return wanted.isForBooking ? withNextSlots(ctx, json) : json
}

async function withNextSlots(ctx: Context, json: string): Promise<string> {
  const locations = JSON.parse(json) as { id: number; timezone_name: string }[]
  const slots = await nextSlots(
    ctx,
    locations.map(({ id }) => id),
  )
  return JSON.stringify(
    locations.map(location => {
      const slot = slots.get(location.id)
      return { ...location, next_slot: slot ? toIsoLocal(slot, location.timezone_name) : null }
    }),
  )
}
