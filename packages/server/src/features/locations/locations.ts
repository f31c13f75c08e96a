import type { Context } from '../../context.ts'
import { forbidden, notFound } from '../../platform/errors.ts'
import type { User } from '../../platform/http/caller.ts'
import { addFounder } from '../members/members.ts'
import { checkLocation, type LocationInput } from './check-location.ts'
import {
  findCityOf,
  findLocation,
  hasRightInChain,
  insertChain,
  insertLocation,
  type LocationFilter,
  listLocations,
  lockPlace,
  markDeleted,
  updateLocation,
} from './locations.store.ts'

export async function listVisibleLocations(ctx: Context, filter: Omit<LocationFilter, 'at'>) {
  const { json, total } = await listLocations(ctx.db, { ...filter, at: ctx.clock.now() })
  return { json, meta: { total_count: total, page: filter.page.number } }
}

export async function getLocation(ctx: Context, locationId: number): Promise<string> {
  const json = await findLocation(ctx.db, locationId, ctx.clock.now())
  if (json === undefined) throw notFound('There is no such Location.')
  return json
}

/** Its city, for those who only need that. 404 for an unknown Location. */
export async function getCityOf(ctx: Context, locationId: number): Promise<number | null> {
  const found = await findCityOf(ctx.db, locationId)
  if (!found) throw notFound('There is no such Location.')
  return found.city_id
}

/** The user becomes the owner. A Location always belongs to a Chain: the one that is named, or a new one of its own. */
export async function createLocation(
  ctx: Context,
  user: User,
  input: LocationInput & { title: string; chain_id?: number },
) {
  if (user.partnerId !== null) throw forbidden('A Location is opened by a person, not by a system user.')
  const { chain_id, ...fields } = input
  const columns = checkLocation(ctx.dictionaries, fields, { country_id: null, city_id: null })
  columns.timezone_name ??= (columns.country_id && ctx.dictionaries.timezoneOf(columns.country_id)) || 'UTC'
  const at = ctx.clock.now()
  const locationId = await ctx.db.transaction(async tx => {
    if (
      chain_id !== undefined &&
      !(await hasRightInChain(tx, { chainId: chain_id, userId: user.id }, 'settings_access'))
    )
      throw forbidden('You have no right to add a Location to that Chain.')
    const chainId = chain_id ?? (await insertChain(tx, input.title, at))
    const id = await insertLocation(tx, { chainId, columns, at })
    await addFounder(tx, { locationId: id, userId: user.id, at })
    await ctx.access.forget(tx)
    return id
  })
  return getLocation(ctx, locationId)
}

export async function changeLocation(ctx: Context, locationId: number, input: LocationInput) {
  await ctx.db.transaction(async tx => {
    const place = await lockPlace(tx, locationId)
    await updateLocation(tx, locationId, checkLocation(ctx.dictionaries, input, place))
  })
  return getLocation(ctx, locationId)
}

export async function deleteLocation(ctx: Context, locationId: number): Promise<void> {
  await ctx.db.transaction(async tx => {
    await markDeleted(tx, locationId, ctx.clock.now())
    await ctx.access.forget(tx)
  })
}
