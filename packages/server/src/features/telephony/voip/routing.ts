import { isDeepStrictEqual } from 'node:util'
import type { FieldErrors } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors.ts'
import { recordAuditInEach } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { type ChainCountry, readNumber } from './numbers.ts'
import {
  findRoutable,
  findRoute,
  listRoutes,
  type Routed,
  type RouteRow,
  readDestinations,
  replaceRoutes,
} from './routing.store.ts'
import { lockEnabled } from './telephony.store.ts'
import { notEnabled, requireEnabled } from './telephony.ts'

export async function getRoutes(ctx: Context, chainId: number): Promise<RouteRow[]> {
  await requireEnabled(ctx, ctx.db, chainId)
  return listRoutes(ctx.db, chainId)
}

export async function changeRoutes(
  ctx: Context,
  { chainId, ...actor }: AuditActor & { chainId: number },
  routes: RouteRow[],
): Promise<RouteRow[]> {
  return ctx.db.transaction(async tx => {
    if (!(await lockEnabled(tx, chainId))) throw notEnabled()
    const countries = await requireEnabled(ctx, tx, chainId)
    const keyed = routes.map(row => ({ ...row, value: row.value.trim(), key: keyOf(row, countries) }))
    const routable = await findRoutable(tx, chainId)
    const fieldErrors = findFieldErrors(keyed, routable)
    if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
    const before = await listRoutes(tx, chainId)
    await replaceRoutes(tx, chainId, keyed)
    const after = await listRoutes(tx, chainId)
    const act = { ...actor, action: 'telephony-routes-set', note: `rows: ${after.length}` } as const
    if (!isDeepStrictEqual(before, after)) await recordAuditInEach(ctx, tx, routable.location_ids, act)
    return after
  })
}

function keyOf({ match, value }: RouteRow, countries: ChainCountry[]): string {
  return match === 'user' ? value.trim() : (readNumber(value, countries).keys[0] as string)
}

/** Returns every invalid field of every row; pure. */
function findFieldErrors(
  rows: (RouteRow & { key: string })[],
  routable: { location_ids: number[]; user_ids: number[] },
): FieldErrors {
  const fieldErrors: FieldErrors = {}
  const [locations, users] = [new Set(routable.location_ids), new Set(routable.user_ids)]
  const seen = new Set<string>()
  for (const [index, { match, key, location_ids, user_ids }] of rows.entries()) {
    const name = `${match}:${key}`
    if (seen.has(name)) fieldErrors[`${index}.value`] = ['has a row already']
    seen.add(name)
    if (location_ids.some(id => !locations.has(id)))
      fieldErrors[`${index}.location_ids`] = ['must be Locations of this Chain']
    if (user_ids.some(id => !users.has(id)))
      fieldErrors[`${index}.user_ids`] = ['must be people with a role in this Chain']
  }
  return fieldErrors
}

export interface Dialling {
  phone: string
  diversion: string
  user: string | null
}

/** Finds where a call goes, for every call that rings and for the preview. */
export async function routeCall(
  db: Db,
  { chainId, countries }: { chainId: number; countries: ChainCountry[] },
  { phone, diversion, user }: Dialling,
): Promise<Routed & { matchedBy: 'user' | 'diversion' | null }> {
  const { likeliest, phones } = readNumber(phone, countries)
  const route = await findRoute(db, {
    chainId,
    sipUser: user,
    diversions: readNumber(diversion, countries).keys,
  })
  return {
    chainId,
    matchedBy: route?.match ?? null,
    locationIds: route?.location_ids ?? null,
    userIds: route?.user_ids ?? [],
    phone: likeliest,
    countryIds: countries.map(({ id }) => id),
    phones,
  }
}

export async function previewRoute(ctx: Context, chainId: number, dialling: Dialling) {
  const countries = await requireEnabled(ctx, ctx.db, chainId)
  const routed = await routeCall(ctx.db, { chainId, countries }, dialling)
  const { locations, users } = await readDestinations(ctx.db, routed)
  return { matched_by: routed.matchedBy, phone: routed.phone, locations, users }
}
