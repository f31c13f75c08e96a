import type { Context } from '../../context.ts'
import type { RememberedTotals } from '../clients/remembered-totals.ts'
import { dayBounds } from '../locations/locations.ts'
import {
  type AppointmentFilter,
  countByWeeks,
  countOneByOne,
  listAppointmentIds,
  readAppointments,
} from './list.store.ts'
import { momentOf } from './moments.ts'

interface RecordsQuery {
  page?: number
  count?: number
  staff_id?: number
  client_id?: number
  start_date?: string
  end_date?: string
  changed_after?: string
  changed_before?: string
  with_deleted?: number
}

interface Reading {
  query: RecordsQuery
  showsPhones: boolean
  totals: RememberedTotals
}

export async function listRecords(ctx: Context, locationId: number, { query, showsPhones, totals }: Reading) {
  const filter = await toFilter(ctx, locationId, query)
  const page = { number: query.page || 1, size: query.count ?? 50 }
  const [json, total] = await Promise.all([
    listAppointmentIds(ctx.db, filter, page).then(ids =>
      readAppointments(ctx.db, locationId, { ids, showsPhones }),
    ),
    count(ctx, filter, totals),
  ])
  return { json, meta: { total_count: total, page: page.number } }
}

/** Exact; only of filters by change with thousands of matches it may be a minute old. */
async function count(ctx: Context, filter: AppointmentFilter, totals: RememberedTotals): Promise<number> {
  if (filter.clientId !== undefined) return countOneByOne(ctx.db, filter)
  if (!filter.changedFrom && !filter.changedTill) return countByWeeks(ctx.db, filter)
  const key = JSON.stringify(filter)
  const total = totals.find(key) ?? (await countOneByOne(ctx.db, filter))
  totals.remember(key, total)
  return total
}

async function toFilter(ctx: Context, locationId: number, query: RecordsQuery): Promise<AppointmentFilter> {
  const { start_date, end_date, changed_after, changed_before } = query
  const days = (start_date ?? end_date) as string | undefined
  const [bounds, changedFrom, changedTill] = await Promise.all([
    days === undefined
      ? undefined
      : dayBounds(ctx, locationId, { from: start_date ?? days, till: end_date ?? days }),
    changed_after === undefined ? undefined : momentOf(ctx.db, locationId, changed_after),
    changed_before === undefined ? undefined : momentOf(ctx.db, locationId, changed_before),
  ])
  return {
    locationId,
    staffId: query.staff_id,
    clientId: query.client_id,
    from: start_date === undefined ? undefined : bounds?.from,
    till: end_date === undefined ? undefined : bounds?.till,
    changedFrom,
    changedTill,
    withDeleted: query.with_deleted === 1,
  }
}
