import type { Context } from '../../../context.ts'
import { invalid } from '../../../platform/errors.ts'
import { toIsoLocal } from '../../../platform/local-time.ts'
import { addMonths } from '../../../platform/months.ts'
import { dayBounds, getOpenLocation } from '../../locations/locations/locations.ts'
import {
  type ActivityFilter,
  type SearchPeriod,
  searchDays,
  searchDaysRange,
  searchPage,
} from './search.store.ts'

interface Ids {
  service_ids?: number[]
  staff_ids?: number[]
  resource_ids?: number[]
}

interface Days {
  from?: string
  till?: string
}

/** Serves public catalogue data: any active Location, including full group events. */
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

/** The period begins today if no first day is given, and ends a month later if no last day is given. */
async function requireSpan(ctx: Context, locationId: number, days: Days): Promise<SearchPeriod> {
  if (days.from !== undefined) requireOrder(days.from, days.till)
  const { timezoneName } = await getOpenLocation(ctx, locationId)
  const from = days.from ?? toIsoLocal(ctx.clock.now(), timezoneName).slice(0, 10)
  requireOrder(from, days.till)
  return dayBounds(ctx, locationId, { from, till: days.till ?? monthAfter(from) })
}

function requireOrder(from: string, till: string | undefined): void {
  if (till !== undefined && from > till)
    throw invalid({ till: [`must not be before from, which is ${from}`] })
}

/** Returns the same day of the next month, or its last day. After the year 9999 `toISOString` writes +010000. */
const monthAfter = (day: string): string =>
  addMonths(new Date(`${day}T00:00:00Z`), 1)
    .toISOString()
    .replace(/^\+0|T.*/g, '')

const toFilter = (locationId: number, query: Ids): ActivityFilter => ({
  locationId,
  serviceIds: query.service_ids,
  staffIds: query.staff_ids,
  resourceIds: query.resource_ids,
})
