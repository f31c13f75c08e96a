import type { Context } from '../../context.ts'
import { forbidden } from '../../platform/errors.ts'
import { CachedTotals, type KnownTotal } from './cached-totals.ts'
import { asksForPhones, type ClientQuery, splitByOrder } from './client-filters.ts'
import {
  type CountedPage,
  countClients,
  findAmongAll,
  findPageInOrder,
  findPageOfRange,
  findPageUpTo,
  type Page,
  type Shape,
  showClients,
  withInstants,
} from './client-list.store.ts'
import { SearchNgrams } from './search-ngrams.ts'

/** What lists learn and keep for a while. */
export class ListMemory {
  readonly totals = new CachedTotals()
  readonly pieces: SearchNgrams

  constructor({ clock }: Context) {
    this.pieces = new SearchNgrams(clock)
  }
}

interface How {
  shape: Shape
  memory: ListMemory
}

/** A page of clients in wire shape, and how many there are. docs/decisions/0020-client-counts.md, 0107-totals-of-now.md */
export async function listClients(ctx: Context, query: ClientQuery, how: How) {
  if (!query.showsPhones && asksForPhones(query))
    throw forbidden('To filter or order by phone, the right client_phones_access is needed.')
  const { ids, total } = await findPage(ctx, query, how.memory)
  const json = await showClients(ctx.db, query, { shape: how.shape, ids })
  return { json, meta: { page: query.page.number, total_count: total } }
}

async function findPage(ctx: Context, asked: ClientQuery, memory: ListMemory): Promise<CountedPage> {
  const query = await withInstants(ctx.db, asked)
  if (query.filters.length === 0) {
    const [page, total] = await Promise.all([
      findPageInOrder(ctx.db, query),
      countClients(ctx.db, query.locationId),
    ])
    return { ...page, total }
  }
  const key = keyOf(query)
  const isRange = splitByOrder(query).others.length === 0
  const known = memory.totals.find(key)
  const page = known && (await findKnown(ctx, query, { memory, key, known, isRange }))
  if (page) return { ...page, total: known.total }
  const found = await findAnew(ctx, query, { memory, isRange })
  memory.totals.remember(key, found)
  rememberEnd(query, found, { memory, key })
  return found
}

/** The page with the total, both of one moment. */
async function findAnew(
  ctx: Context,
  query: ClientQuery,
  { memory, isRange }: Pick<Known, 'memory' | 'isRange'>,
): Promise<CountedPage> {
  if (isRange) return findPageOfRange(ctx.db, query)
  await memory.pieces.refresh(ctx.db)
  return findAmongAll(ctx.db, query, { pieces: memory.pieces })
}

interface Known {
  memory: ListMemory
  key: string
  known: KnownTotal
  isRange: boolean
}

/** Nothing when the clients have changed since they were counted, or when there is no quick way to the page. */
async function findKnown(ctx: Context, query: ClientQuery, how: Known): Promise<Page | undefined> {
  const { memory, key, known, isRange } = how
  const page = isRange
    ? await findPageInOrder(ctx.db, query)
    : await findQuickly(ctx, query, { memory, key, known })
  if (page?.version !== known.version) return undefined
  rememberEnd(query, page, { memory, key })
  return page
}

/** Where more fit, the way along the order is shorter than their entries in the index. */
const mostLookedUp = 10_000

/** While the clients have not changed the page ends where it ended before, and only those up to there are looked at. */
async function findQuickly(
  ctx: Context,
  query: ClientQuery,
  { memory, key, known }: Omit<Known, 'isRange'>,
): Promise<Page | undefined> {
  const end = memory.totals.findEnd(key, pageKeyOf(query))
  if (end === undefined) return findFrequent(ctx, query, known.total)
  const pieces = known.total > mostLookedUp ? undefined : memory.pieces
  return findPageUpTo(ctx.db, query, { pieces, end })
}

function rememberEnd(
  query: ClientQuery,
  { ids, version }: Page,
  { memory, key }: Pick<Known, 'memory' | 'key'>,
) {
  const end = ids.at(-1)
  if (query.order.by === 'id' && end !== undefined && ids.length === query.page.size)
    memory.totals.rememberEnd(key, pageKeyOf(query), { end, version })
}

const pageKeyOf = ({ order, page }: ClientQuery) =>
  `${order.isDescending ? 'desc' : 'asc'} ${page.number} ${page.size}`

const patience = 4

/** Where many clients fit, a page is full long before all of them are looked at. */
async function findFrequent(ctx: Context, query: ClientQuery, total: number): Promise<Page | undefined> {
  const { number, size } = query.page
  const all = await countClients(ctx.db, query.locationId)
  const expected = Math.ceil((number * size * all) / total)
  if (expected > total) return undefined
  const page = await findPageInOrder(ctx.db, query, { budget: patience * expected })
  return page.ids.length < size ? undefined : page
}

const keyOf = ({ locationId, filters, isAnyEnough, showsPhones }: ClientQuery) =>
  JSON.stringify([locationId, isAnyEnough, showsPhones, filters])
