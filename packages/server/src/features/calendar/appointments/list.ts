import type { Context } from '../../../context.ts'
import type { CachedTotals } from '../../clients/cached-totals.ts'
import { dayBounds } from '../../locations/locations/locations.ts'
import {
  type AppointmentFilter,
  countByWeeks,
  type ListedIds,
  listAppointmentIds,
  readAppointments,
} from './list.store.ts'
import { momentOf } from './moments.store.ts'

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

interface ListOfRecords {
  query: RecordsQuery
  showsPhones: boolean
  totals: CachedTotals
}

export async function listRecords(
  ctx: Context,
  locationId: number,
  { query, showsPhones, totals }: ListOfRecords,
) {
  const filter = await toFilter(ctx, locationId, query)
  const page = { number: query.page || 1, size: query.count ?? 50 }
  const { ids, total } = await findIds(ctx, filter, { page, totals })
  const json = await readAppointments(ctx.db, locationId, { ids, showsPhones })
  return { json, meta: { total_count: total, page: page.number } }
}

interface Paging {
  page: { number: number; size: number }
  totals: CachedTotals
}

type CountedIds = Pick<ListedIds, 'ids'> & { total: number }

/** Where the weekly counts do not help, the total is counted with the page and cached until an appointment changes. */
async function findIds(
  ctx: Context,
  filter: AppointmentFilter,
  { page, totals }: Paging,
): Promise<CountedIds> {
  const count = () =>
    listAppointmentIds(ctx.db, filter, { page, counts: true }) as Promise<ListedIds & CountedIds>
  if (filter.clientId !== undefined) return count()
  if (!filter.changedFrom && !filter.changedTill) {
    const [{ ids }, total] = await Promise.all([
      listAppointmentIds(ctx.db, filter, { page, counts: false }),
      countByWeeks(ctx.db, filter),
    ])
    return { ids, total }
  }
  const key = JSON.stringify(filter)
  const known = totals.find(key)
  const listed = known && (await listAppointmentIds(ctx.db, filter, { page, counts: false }))
  if (known && listed?.version === known.version) return { ids: listed.ids, total: known.total }
  const counted = await count()
  totals.set(key, counted)
  return counted
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
