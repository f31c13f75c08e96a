import type { ClientOrder } from '@foyer/contract'
import sql, { empty, raw } from 'sql-template-tag'
import type { Db } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import { conditionOf } from './client-conditions.store.ts'
import { type ClientQuery, splitByOrder } from './client-filters.ts'
import type { SearchNgrams } from './search-ngrams.ts'

/** The SQL function that renders clients, and which of its fields are shown. */
export interface ClientShape {
  source: 'wire_clients' | 'wire_listed_clients'
  fields?: string[]
}

/** The clients of a page, in its order. */
export interface ClientPage {
  ids: number[]
  /** The version of the records that the filters look at, in the snapshot of the page. */
  version: string
}

export type CountedPage = ClientPage & { total: number }

const columns: Record<ClientOrder, string> = {
  id: 'client.id',
  name: 'client.display_name',
  phone: 'client.phone',
  email: 'client.email',
  last_change_date: 'client.last_change_date',
  spent: 'client.spent',
  paid: 'client.paid',
  visits: 'client.visits',
}

const living = ({ locationId }: ClientQuery) =>
  sql`client.location_id = ${locationId} and client.deleted_at is null`

function orderOf({ order }: ClientQuery) {
  const direction = raw(order.isDescending ? 'desc' : 'asc')
  return {
    rank: raw(columns[order.by]),
    byRow: sql`${raw(columns[order.by])} ${direction}, client.id ${direction}`,
    byRank: sql`rank ${direction}, id ${direction}`,
  }
}

/** Appointments change only the visits of a client. */
const versionOf = ({ locationId, filters }: ClientQuery) =>
  sql`(select ${raw(
    filters.some(({ field }) => field === 'visits')
      ? "concat(clients_changed_by, ' ', records_changed_by)"
      : 'clients_changed_by::text',
  )} from event_counters where location_id = ${locationId}) as version`

const limitOf = ({ page }: ClientQuery) => sql`limit ${page.size} offset ${(page.number - 1) * page.size}`

const idsOf = (query: ClientQuery) => sql`
  (select coalesce(array_agg(id order by ${orderOf(query).byRank}), '{}') from page) as ids, ${versionOf(query)}`

/** Planning the wire of a client takes long, so PostgreSQL plans it once for any page. */
const showFrom = (source: ClientShape['source']) =>
  statement<{ json: string }>(
    `clients.show-${source}`,
    `select coalesce(json_agg(
         case when $4::text[] is null then client.wire
         else (select coalesce(json_object_agg(key, value), '{}') from json_each(client.wire) where key = any($4)) end
         order by page.position), '[]')::text as json
       from unnest($2::bigint[]) with ordinality page (client_id, position)
       cross join lateral (
         select wire from ${source}($3) where location_id = $1 and id = page.client_id offset 0
       ) client`,
  )
const show = {
  wire_clients: showFrom('wire_clients'),
  wire_listed_clients: showFrom('wire_listed_clients'),
}

/** Returns the clients of a page as JSON. */
export async function showClients(
  db: Db,
  { locationId, showsPhones }: ClientQuery,
  { shape, ids }: { shape: ClientShape; ids: number[] },
): Promise<string> {
  const [row] = await show[shape.source](db, [locationId, ids, showsPhones, shape.fields ?? null])
  return (row as { json: string }).json
}

/**
 * Finds a page in the order of an index, reading no further than the page. With `budget`, reads only this many of the
 * first clients between the ends, for filters that most likely fill the page with them.
 */
export async function findPageInOrder(
  db: Db,
  query: ClientQuery,
  { budget }: { budget?: number } = {},
): Promise<ClientPage> {
  const { rank, byRow, byRank } = orderOf(query)
  const { ranges, others } = splitByOrder(query)
  const limit = budget === undefined ? limitOf(query) : sql`limit ${budget}`
  const walked = sql`
    select client.* from clients client
    where ${living(query)} and ${conditionOf(ranges, query)} order by ${byRow} ${limit}`
  const narrowed =
    budget === undefined
      ? empty
      : sql`where ${conditionOf(others, query)} order by ${byRank} ${limitOf(query)}`
  const [row] = await db.run<ClientPage>(sql`
    with page as materialized (select client.id, ${rank} as rank from (${walked}) client ${narrowed})
    select ${idsOf(query)}`)
  return row as ClientPage
}

/** For a list in the order of ids, finds the page among the clients up to `end`, where it ended recently. */
export async function findPageUpTo(
  db: Db,
  query: ClientQuery,
  { ngrams, end }: { ngrams?: SearchNgrams; end: number },
): Promise<ClientPage> {
  const isBefore = query.order.isDescending ? sql`client.id >= ${end}` : sql`client.id <= ${end}`
  const [row] = await db.run<ClientPage>(sql`
    with page as materialized (
      select client.id, client.id as rank from clients client
      where ${living(query)} and ${isBefore} and (${conditionOf(query.filters, { ...query, ngrams })})
      order by ${orderOf(query).byRow} ${limitOf(query)}
    )
    select ${idsOf(query)}`)
  return row as ClientPage
}

/** Looks up and counts all matches, and cuts the page from them. */
export async function findAmongAll(
  db: Db,
  query: ClientQuery,
  { ngrams }: { ngrams: SearchNgrams },
): Promise<CountedPage> {
  const { rank, byRank } = orderOf(query)
  const [row] = await db.run<CountedPage>(sql`
    with matching as materialized (
      select client.id, ${rank} as rank from clients client
      where ${living(query)} and (${conditionOf(query.filters, { ...query, ngrams })})
    ), page as materialized (
      select id, rank from matching order by ${byRank} ${limitOf(query)}
    )
    select ${idsOf(query)}, (select count(*)::int from matching) as total`)
  return row as CountedPage
}

/** For ranges in the order of the list; counts the index where the page does not show the total. */
export async function findPageOfRange(db: Db, query: ClientQuery): Promise<CountedPage> {
  const { rank, byRow } = orderOf(query)
  const { number, size } = query.page
  const matching = sql`clients client where ${living(query)} and ${conditionOf(query.filters, query)}`
  const before = (number - 1) * size
  const isLast = sql`cardinality(ids) < ${size}::int and (cardinality(ids) > 0 or ${before}::int = 0)`
  const [row] = await db.run<CountedPage>(sql`
    with page as materialized (
      select client.id, ${rank} as rank from ${matching} order by ${byRow} ${limitOf(query)}
    ), shown as materialized (select ${idsOf(query)})
    select shown.*,
      case when ${isLast} then ${before}::int + cardinality(ids) else (select count(*)::int from ${matching}) end as total
    from shown`)
  return row as CountedPage
}

const instants = statement<{ from: string | null; to: string | null }>(
  'clients.instants',
  `select moment_at($2, timezone_name)::text as from, moment_after($3, timezone_name)::text as to
   from locations where id = $1`,
)

/**
 * Converts the moments of a query to instants before planning, so that PostgreSQL can estimate how many clients they
 * match.
 */
export async function withInstants(db: Db, query: ClientQuery): Promise<ClientQuery> {
  const filters = await Promise.all(
    query.filters.map(async filter => {
      if (filter.by !== 'moments') return filter
      const [row] = await instants(db, [query.locationId, filter.from ?? null, filter.to ?? null])
      return { ...filter, from: row?.from ?? undefined, to: row?.to ?? undefined }
    }),
  )
  return { ...query, filters }
}

const sum = statement<{ total: number; changes: number }>(
  'clients.total',
  `select coalesce(sum(change), 0)::int as total, count(*)::int as changes
   from client_count_changes where location_id = $1`,
)

const fold = (db: Db, locationId: number) =>
  db.run(sql`
    with held as (
      select ctid from client_count_changes where location_id = ${locationId} for update skip locked
    ), taken as (
      delete from client_count_changes where ctid in (select ctid from held) returning change
    )
    insert into client_count_changes (location_id, change)
    select ${locationId}, sum(change) from taken having count(*) > 0`)

const maxUnfoldedChanges = 100

/** Returns how many living clients a Location has. The rows that writers leave are folded into one now and then. */
export async function countClients(db: Db, locationId: number): Promise<number> {
  const [row] = await sum(db, [locationId])
  const { total, changes } = row as { total: number; changes: number }
  if (changes > maxUnfoldedChanges) await fold(db, locationId)
  return total
}
