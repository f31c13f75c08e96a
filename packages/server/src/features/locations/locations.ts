import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { forbidden, notFound } from '../../platform/errors.ts'
import type { Caller, User } from '../../platform/http/caller.ts'
import { toIsoLocal } from '../../platform/local-time.ts'
import { bookableStaff, nextSlots } from '../availability/availability.ts'
import { type Actor, actorOf, recordEvent } from '../events/events.ts'
import { endLinks } from '../links/end-links.ts'
import { addFounder } from '../members/members.ts'
import { checkLocation, type LocationInput } from './check-location.ts'
import {
  findCityOf,
  findDayBounds,
  findLocation,
  findOpenLocation,
  hasRightInChain,
  insertChain,
  insertLocation,
  type LocationFilter,
  listLocations,
  lockPlace,
  markDeleted,
  type OpenLocation,
  updateLocation,
} from './locations.store.ts'

interface LocationQuery extends LocationFilter {
  /** Whether the answer also says when and with how many people it can be booked. */
  isForBooking: boolean
}

export async function listVisibleLocations(ctx: Context, filter: LocationQuery) {
  const { json, total } = await listLocations(ctx.db, filter)
  return {
    json: filter.isForBooking ? await withAvailability(ctx, json) : json,
    meta: { total_count: total, page: filter.page.number },
  }
}

async function withAvailability(ctx: Context, json: string): Promise<string> {
  const locations = JSON.parse(json) as { id: number; timezone_name: string }[]
  const ids = locations.map(({ id }) => id)
  const [slots, staff] = await Promise.all([nextSlots(ctx, ids), bookableStaff(ctx, ids)])
  return JSON.stringify(
    locations.map(location => {
      const slot = slots.get(location.id)
      const next_slot = slot ? toIsoLocal(slot, location.timezone_name) : null
      return { ...location, next_slot, active_staff_count: staff.get(location.id) ?? 0 }
    }),
  )
}

export async function getLocation(ctx: Context, locationId: number, db: Db = ctx.db): Promise<string> {
  const json = await findLocation(db, locationId, ctx.clock.now())
  if (json === undefined) throw notFound('There is no such Location.')
  return json
}

/** For public catalogue data: any Location that is active, to any partner. */
export async function getOpenLocation(ctx: Context, locationId: number): Promise<OpenLocation> {
  const location = await findOpenLocation(ctx.db, locationId)
  if (!location) throw notFound('There is no such Location.')
  return location
}

export const dayBounds = (ctx: Context, locationId: number, days: { from: string; till: string }) =>
  findDayBounds(ctx.db, locationId, days)

/** Its city, for those who only need that. 404 for an unknown Location. */
export async function getCityOf(ctx: Context, locationId: number): Promise<number | null> {
  const found = await findCityOf(ctx.db, locationId)
  if (!found) throw notFound('There is no such Location.')
  return found.city_id
}

interface NewLocation extends LocationInput {
  title: string
  chain_id?: number
}

/** The user becomes the owner. A Location always belongs to a Chain: the one that is named, or a new one of its own. */
export async function createLocation(ctx: Context, caller: Caller & { user: User }, input: NewLocation) {
  const { user } = caller
  if (user.partnerId !== null) throw forbidden('A Location is opened by a person, not by a system user.')
  const { chain_id, ...fields } = input
  const columns = checkLocation(ctx.dictionaries, fields, { country_id: null, city_id: null })
  columns.timezone_name ??=
    ctx.dictionaries.timezoneOf({ cityId: columns.city_id, countryId: columns.country_id }) ?? 'UTC'
  const at = ctx.clock.now()
  return ctx.db.transaction(async tx => {
    if (
      chain_id !== undefined &&
      !(await hasRightInChain(tx, { chainId: chain_id, userId: user.id }, 'settings_access'))
    )
      throw forbidden('You have no right to add a Location to that Chain.')
    const chainId = chain_id ?? (await insertChain(tx, input.title, at))
    const locationId = await insertLocation(tx, { chainId, columns, at })
    await addFounder(tx, { locationId, userId: user.id, at })
    await ctx.access.forget(tx)
    return recordChange(ctx, tx, { locationId, status: 'create', actor: actorOf(caller) })
  })
}

export async function changeLocation(ctx: Context, locationId: number, input: LocationInput, actor: Actor) {
  return ctx.db.transaction(async tx => {
    const place = await lockPlace(tx, locationId)
    await updateLocation(tx, locationId, checkLocation(ctx.dictionaries, input, place))
    return recordChange(ctx, tx, { locationId, status: 'update', actor })
  })
}

export async function deleteLocation(ctx: Context, locationId: number, actor: Actor): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockPlace(tx, locationId)
    await endLinks(ctx, tx, locationId, actor)
    await recordChange(ctx, tx, { locationId, status: 'delete', actor })
    await markDeleted(tx, locationId, ctx.clock.now())
    await ctx.access.forget(tx)
  })
}

/** What the GET answers now is the answer to the caller and the data of the event. */
async function recordChange(
  ctx: Context,
  tx: Tx,
  { locationId, status, actor }: { locationId: number; status: EventStatus; actor: Actor },
): Promise<string> {
  const data = await getLocation(ctx, locationId, tx)
  recordEvent(ctx, tx, { locationId, resource: 'salon', resourceId: locationId, status, data, actor })
  return data
}
