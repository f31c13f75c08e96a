import type { Context } from '../../context.ts'
import { forbidden } from '../../platform/errors.ts'
import { asksForPhones, type ClientQuery, splitByOrder } from './client-filters.ts'
import {
  countClients,
  countRange,
  findAmongAll,
  findPageInOrder,
  findPageUpTo,
  type Page,
  type Shape,
  withInstants,
} from './client-list.store.ts'
import { RememberedTotals } from './remembered-totals.ts'
import { SearchPieces } from './search-pieces.ts'

/** What lists learn and keep for a while. */
export class ListMemory {
  readonly totals: RememberedTotals
  readonly pieces: SearchPieces

  constructor({ clock }: Context) {
    this.totals = new RememberedTotals(clock)
    this.pieces = new SearchPieces(clock)
  }
}

interface How {
  shape: Shape
  memory: ListMemory
}

/** A page of clients in wire shape, and how many there are. docs/decisions/0020-client-counts.md */
export async function listClients(ctx: Context, query: ClientQuery, how: How) {
  if (!query.showsPhones && asksForPhones(query))
    throw forbidden('To filter or order by phone, the right client_phones_access is needed.')
  const { json, total } = await findPage(ctx, query, how)
  return { json, meta: { page: query.page.number, total_count: total } }
}

type Found = Page & { total: number }

async function findPage(ctx: Context, asked: ClientQuery, { shape, memory }: How): Promise<Found> {
  const query = await withInstants(ctx.db, asked)
  if (query.filters.length === 0) {
    const [page, total] = await Promise.all([
      findPageInOrder(ctx.db, query, { shape }),
      countClients(ctx.db, query.locationId),
    ])
    return { ...page, total }
  }
  const key = keyOf(asked)
  if (splitByOrder(query).others.length === 0) return findPageOfRange(ctx, query, { shape, memory, key })
  const known = memory.totals.find(key)
  const quick = known === undefined ? undefined : await findQuickly(ctx, query, { shape, memory, key, known })
  if (quick) return quick
  await memory.pieces.refresh(ctx.db)
  const found = await findAmongAll(ctx.db, query, { shape, pieces: memory.pieces })
  memory.totals.remember(key, found.total)
  rememberEnd(query, found, { memory, key })
  return found
}

interface Known extends How {
  key: string
  /** The total, which need not be counted again. */
  known: number
}

/** Where more fit, the way along the order is shorter than their entries in the index. */
const mostLookedUp = 10_000

/**
 * Where the page ended a moment ago it most likely ends now, and only those before are looked at. If some of them have
 * gone the page is not full, and is looked for as if nothing were known; so it is right in any case.
 */
async function findQuickly(ctx: Context, query: ClientQuery, how: Known): Promise<Found | undefined> {
  const { shape, memory, key, known } = how
  const { number, size } = query.page
  const end = memory.totals.findEnd(key, pageKeyOf(query))
  if (end !== undefined) {
    const pieces = known > mostLookedUp ? undefined : memory.pieces
    const page = await findPageUpTo(ctx.db, query, { shape, pieces, end })
    if (page.size === size) return { ...page, total: Math.max(known, number * size) }
  }
  const found = await findFrequent(ctx, query, { shape, known })
  if (found) rememberEnd(query, found, { memory, key })
  return found
}

function rememberEnd(
  query: ClientQuery,
  { size, end }: Page,
  { memory, key }: Pick<Known, 'memory' | 'key'>,
) {
  if (query.order.by === 'id' && end !== null && size === query.page.size)
    memory.totals.rememberEnd(key, pageKeyOf(query), end)
}

const pageKeyOf = ({ order, page }: ClientQuery) =>
  `${order.isDescending ? 'desc' : 'asc'} ${page.number} ${page.size}`

async function findPageOfRange(
  ctx: Context,
  query: ClientQuery,
  { shape, memory, key }: How & { key: string },
): Promise<Found> {
  const page = await findPageInOrder(ctx.db, query, { shape })
  const before = (query.page.number - 1) * query.page.size
  if (page.size < query.page.size && (page.size > 0 || before === 0))
    return { ...page, total: before + page.size }
  const known = memory.totals.find(key)
  const total = known ?? (await countRange(ctx.db, query))
  if (known === undefined) memory.totals.remember(key, total)
  return { ...page, total: page.size === 0 ? total : Math.max(total, before + page.size) }
}

const patience = 4

/** Where many clients fit, a page is full long before all of them are looked at. */
async function findFrequent(
  ctx: Context,
  query: ClientQuery,
  { shape, known }: { shape: Shape; known: number },
): Promise<Found | undefined> {
  const { number, size } = query.page
  const all = await countClients(ctx.db, query.locationId)
  const expected = Math.ceil((number * size * all) / known)
  if (expected > known) return undefined
  const page = await findPageInOrder(ctx.db, query, { shape, budget: patience * expected })
  return page.size < size ? undefined : { ...page, total: Math.max(known, number * size) }
}

const keyOf = ({ locationId, filters, isAnyEnough, showsPhones }: ClientQuery) =>
  JSON.stringify([locationId, isAnyEnough, showsPhones, filters])
