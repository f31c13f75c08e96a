import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import type { Caller, User } from '../../../platform/http/caller.ts'
import { endAllInvitations } from '../../access/members/invitations.ts'
import { addFounders } from '../../access/members/members.ts'
import type { Actor } from '../../events/event.ts'
import { actorOf, recordEvent } from '../../events/events.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { checkLocation, type LocationInput } from './check-location.ts'
import {
  findCityOf,
  findDayBounds,
  findLocation,
  findOpenLocation,
  hasSuspendedLocation,
  insertChain,
  insertLocation,
  knowsZone,
  type LocationFilter,
  listLocations,
  lockChainOwners,
  lockCountryAndCity,
  markDeleted,
  type OpenLocation,
  updateLocation,
} from './locations.store.ts'

/** The calendar and the marketplace build on Locations and plug in here. */
export interface LocationExtensions {
  /** Adds the time of the next free slot to each Location of a JSON list. */
  withNextSlots(ctx: Context, json: string): Promise<string>
  /** Ends all installations in a Location, in the transaction that deletes it. */
  endInstallations(ctx: Context, tx: Tx, locationId: number, actor: Actor): Promise<void>
}

interface LocationQuery extends LocationFilter {
  /** Tells whether the answer includes the next free slot. */
  isForBooking: boolean
}

export async function listVisibleLocations(
  ctx: Context,
  filter: LocationQuery,
  { withNextSlots }: Pick<LocationExtensions, 'withNextSlots'>,
) {
  const { json, total } = await listLocations(ctx.db, filter)
  return {
    json: filter.isForBooking ? await withNextSlots(ctx, json) : json,
    meta: { total_count: total, page: filter.page.number },
  }
}

export async function getLocation(ctx: Context, locationId: number, db: Db = ctx.db): Promise<string> {
  const json = await findLocation(db, locationId, { at: ctx.clock.now(), appUrl: ctx.urls.app })
  if (json === undefined) throw notFound('There is no such Location.')
  return json
}

/** Serves public catalogue data: any partner sees any active Location; an inactive one is 403. */
export async function getOpenLocation(ctx: Context, locationId: number): Promise<OpenLocation> {
  const location = await findOpenLocation(ctx.db, locationId)
  if (!location) throw notFound('There is no such Location.')
  if (!location.isActive) throw forbidden('This Location is not active.')
  return location
}

export const dayBounds = (ctx: Context, locationId: number, days: { from: string; till: string }) =>
  findDayBounds(ctx.db, locationId, days)

/** Returns only the Location's city. Throws 404 for an unknown Location. */
export async function getCityOf(ctx: Context, locationId: number): Promise<number | null> {
  const found = await findCityOf(ctx.db, locationId)
  if (!found) throw notFound('There is no such Location.')
  return found.city_id
}

interface NewLocation extends LocationInput {
  title: string
  chain_id?: number
}

export interface Opener extends Caller {
  user: User
  /** The caller's network address; null when the sandbox acts. */
  address: string | null
}

/** A Location always belongs to a Chain: the one that the caller names, or a new one. */
export const createLocation = (ctx: Context, opener: Opener, input: NewLocation): Promise<string> =>
  ctx.db.transaction(tx => createLocationIn(ctx, tx, { opener, input }))

export async function createLocationIn(
  ctx: Context,
  tx: Tx,
  { opener, input }: { opener: Opener; input: NewLocation },
): Promise<string> {
  if (opener.user.partnerId !== null)
    throw forbidden('A Location is opened by a person, not by a system user.')
  const { chain_id, ...fields } = input
  const columns = checkLocation(ctx.dictionaries, fields, {
    country_id: null,
    city_id: null,
    knowsZone: await knowsZone(tx, fields.timezone_name),
  })
  columns.timezone_name ??=
    ctx.dictionaries.timezoneOf({ cityId: columns.city_id, countryId: columns.country_id }) ?? 'UTC'
  const at = ctx.clock.now()
  const userIds = await getFounders(tx, opener.user, chain_id)
  const chainId = chain_id ?? (await insertChain(tx, input.title, at))
  const locationId = await insertLocation(tx, { chainId, columns, at })
  await addFounders(tx, { locationId, userIds, at })
  await ctx.accessCache.invalidate(tx)
  await recordOpening(ctx, tx, { opener, locationId, title: input.title, userIds })
  return recordChange(ctx, tx, { locationId, status: 'create', actor: actorOf(opener) })
}

/**
 * In an existing Chain, everybody who owns all of it also owns the new Location, so that none of them loses a right in
 * the Chain.
 */
async function getFounders(tx: Tx, user: User, chainId: number | undefined): Promise<number[]> {
  if (chainId === undefined) return [user.id]
  const owners = await lockChainOwners(tx, chainId)
  if (!owners.includes(user.id))
    throw forbidden('Only an owner of every Location of that Chain can open another one in it.')
  if (await hasSuspendedLocation(tx, chainId))
    throw forbidden('A Location of that Chain is suspended by the platform: no other one is opened in it.')
  return owners
}

async function recordOpening(
  ctx: Context,
  tx: Tx,
  opening: { opener: Opener; locationId: number; title: string; userIds: number[] },
): Promise<void> {
  const { opener, locationId, title, userIds } = opening
  const { user, address } = opener
  const entry = { userId: user.id, locationId, address }
  await recordAudit(ctx, tx, { ...entry, action: 'location-create', note: title })
  for (const subjectUserId of userIds.filter(id => id !== user.id))
    await recordAudit(ctx, tx, { ...entry, action: 'role-give', subjectUserId, note: 'Owner' })
}

export interface LocationAuthor {
  actor: Actor
  /** The caller's network address; null when the sandbox acts. */
  address: string | null
}

export async function changeLocation(
  ctx: Context,
  locationId: number,
  input: LocationInput,
  { actor, address }: LocationAuthor,
) {
  return ctx.db.transaction(tx => changeLocationIn(ctx, tx, { locationId, input, actor, address }))
}

export async function changeLocationIn(
  ctx: Context,
  tx: Tx,
  { locationId, input, actor, address }: LocationAuthor & { locationId: number; input: LocationInput },
): Promise<string> {
  const current = await lockCountryAndCity(tx, locationId)
  const columns = checkLocation(ctx.dictionaries, input, {
    ...current,
    knowsZone: await knowsZone(tx, input.timezone_name),
  })
  const changed = await updateLocation(tx, locationId, columns)
  const entry = { userId: actor.userId, action: 'location-update', locationId, address } as const
  if (changed.length > 0) await recordAudit(ctx, tx, { ...entry, note: changed.join(', ') })
  return recordChange(ctx, tx, { locationId, status: 'update', actor })
}

export async function deleteLocation(
  ctx: Context,
  locationId: number,
  { actor, address, endInstallations }: LocationAuthor & Pick<LocationExtensions, 'endInstallations'>,
): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockCountryAndCity(tx, locationId)
    await endInstallations(ctx, tx, locationId, actor)
    await endAllInvitations(tx, locationId)
    await recordChange(ctx, tx, { locationId, status: 'delete', actor })
    await markDeleted(tx, locationId, ctx.clock.now())
    await recordAudit(ctx, tx, { userId: actor.userId, action: 'location-delete', locationId, address })
    await ctx.accessCache.invalidate(tx)
  })
}

/** Returns what GET answers now, both for the caller and as the data of the event. */
async function recordChange(
  ctx: Context,
  tx: Tx,
  { locationId, status, actor }: { locationId: number; status: EventStatus; actor: Actor },
): Promise<string> {
  const data = await getLocation(ctx, locationId, tx)
  recordEvent(ctx, tx, { locationId, resource: 'salon', resourceId: locationId, status, data, actor })
  return data
}
