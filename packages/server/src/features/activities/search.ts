import type { Context } from '../../context.ts'
import { invalid } from '../../platform/errors.ts'
import { dayBounds, getOpenLocation } from '../locations/locations.ts'
import { type ActivityFilter, type Span, searchDays, searchDaysRange, searchPage } from './search.store.ts'

interface Ids {
  service_ids?: number[]
  staff_ids?: number[]
  resource_ids?: number[]
}

interface Days {
  from: string
  till: string
}

/** Public catalogue data: any active Location, full events too. */
export async function searchActivities(
  ctx: Context,
  locationId: number,
  query: Ids & Days & { page?: number; count?: number },
) {
  const span = await requireSpan(ctx, locationId, query)
  const page = { ...span, number: query.page || 1, size: query.count ?? 25 }
  const { json, total } = await searchPage(ctx.db, toFilter(locationId, query), page)
  return { json, meta: { count: total } }
}

export async function searchActivityDates(ctx: Context, locationId: number, query: Ids & Days) {
  const span = await requireSpan(ctx, locationId, query)
  return { json: await searchDays(ctx.db, toFilter(locationId, query), span) }
}

export async function searchActivityDatesRange(ctx: Context, locationId: number, query: Ids) {
  await getOpenLocation(ctx, locationId)
  return { json: await searchDaysRange(ctx.db, toFilter(locationId, query)) }
}

async function requireSpan(ctx: Context, locationId: number, { from, till }: Days): Promise<Span> {
  if (from > till) throw invalid({ till: ['must not be before from'] })
  await getOpenLocation(ctx, locationId)
  return dayBounds(ctx, locationId, { from, till })
}

const toFilter = (locationId: number, query: Ids): ActivityFilter => ({
  locationId,
  serviceIds: query.service_ids,
  staffIds: query.staff_ids,
  resourceIds: query.resource_ids,
})
