import type { Context } from '../../context.ts'
import { forbidden } from '../../platform/errors.ts'
import { CachedTotals, type KnownTotal } from './cached-totals.ts'
import { asksForPhones, type ClientQuery, splitByOrder } from './client-filters.ts'
import {
  type ClientPage,
  type ClientShape,
  type CountedPage,
  countClients,
  findAmongAll,
  findPageInOrder,
  findPageOfRange,
  findPageUpTo,
  showClients,
  withInstants,
} from './client-list.store.ts'
import { SearchNgrams } from './search-ngrams.ts'

/** Lists share these caches. */
export class ListCaches {
  readonly totals = new CachedTotals()
  readonly ngrams: SearchNgrams

  constructor({ clock }: Context) {
    this.ngrams = new SearchNgrams(clock)
  }
}

interface ListOptions {
  shape: ClientShape
  caches: ListCaches
}

/**
 * Returns a page of clients in wire shape, and the total. See docs/decisions/0020-client-counts.md and
 * 0107-totals-of-now.md.
 */
export async function listClients(ctx: Context, query: ClientQuery, how: ListOptions) {
  if (!query.showsPhones && asksForPhones(query))
    throw forbidden('To filter or order by phone, the right client_phones_access is needed.')
  const { ids, total } = await findPage(ctx, query, how.caches)
  const json = await showClients(ctx.db, query, { shape: how.shape, ids })
  return { json, meta: { page: query.page.number, total_count: total } }
}

async function findPage(ctx: Context, asked: ClientQuery, caches: ListCaches): Promise<CountedPage> {
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
  const known = caches.totals.find(key)
  const page = known && (await findKnown(ctx, query, { caches, key, known, isRange }))
  if (page) return { ...page, total: known.total }
  const found = await findAnew(ctx, query, { caches, isRange })
  caches.totals.set(key, found)
  cachePageEnd(query, found, { caches, key })
  return found
}

/** Finds the page and its total in one snapshot. */
async function findAnew(
  ctx: Context,
  query: ClientQuery,
  { caches, isRange }: Pick<KnownList, 'caches' | 'isRange'>,
): Promise<CountedPage> {
  if (isRange) return findPageOfRange(ctx.db, query)
  await caches.ngrams.refresh(ctx.db)
  return findAmongAll(ctx.db, query, { ngrams: caches.ngrams })
}

interface KnownList {
  caches: ListCaches
  key: string
  known: KnownTotal
  isRange: boolean
}

/**
 * Returns undefined when the clients have changed since they were counted, or when there is no quick way to the page.
 */
async function findKnown(ctx: Context, query: ClientQuery, how: KnownList): Promise<ClientPage | undefined> {
  const { caches, key, known, isRange } = how
  const page = isRange
    ? await findPageInOrder(ctx.db, query)
    : await findQuickly(ctx, query, { caches, key, known })
  if (page?.version !== known.version) return undefined
  cachePageEnd(query, page, { caches, key })
  return page
}

/** Beyond this total, walking the order is shorter than reading the index entries. */
const maxIndexLookups = 10_000

/** While the clients have not changed, the page ends where it ended before, so only clients up to there are read. */
async function findQuickly(
  ctx: Context,
  query: ClientQuery,
  { caches, key, known }: Omit<KnownList, 'isRange'>,
): Promise<ClientPage | undefined> {
  const end = caches.totals.findEnd(key, pageKeyOf(query))
  if (end === undefined) return findFrequent(ctx, query, known.total)
  const ngrams = known.total > maxIndexLookups ? undefined : caches.ngrams
  return findPageUpTo(ctx.db, query, { ngrams, end })
}

function cachePageEnd(
  query: ClientQuery,
  { ids, version }: ClientPage,
  { caches, key }: Pick<KnownList, 'caches' | 'key'>,
) {
  const end = ids.at(-1)
  if (query.order.by === 'id' && end !== undefined && ids.length === query.page.size)
    caches.totals.cachePageEnd(key, pageKeyOf(query), { end, version })
}

const pageKeyOf = ({ order, page }: ClientQuery) =>
  `${order.isDescending ? 'desc' : 'asc'} ${page.number} ${page.size}`

const patience = 4

/** Where many clients match, a page is full long before all of them are read. */
async function findFrequent(
  ctx: Context,
  query: ClientQuery,
  total: number,
): Promise<ClientPage | undefined> {
  const { number, size } = query.page
  const all = await countClients(ctx.db, query.locationId)
  const expected = Math.ceil((number * size * all) / total)
  if (expected > total) return undefined
  const page = await findPageInOrder(ctx.db, query, { budget: patience * expected })
  return page.ids.length < size ? undefined : page
}

const keyOf = ({ locationId, filters, isAnyEnough, showsPhones }: ClientQuery) =>
  JSON.stringify([locationId, isAnyEnough, showsPhones, filters])
