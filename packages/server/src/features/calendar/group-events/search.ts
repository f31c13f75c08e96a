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

/** Without a first day it begins today, and without a last one it ends a month later. */
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

/** The same day of the next month, or its last one. After the year 9999 `toISOString` writes +010000. */
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
