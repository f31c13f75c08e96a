import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

type RouteMatch = 'user' | 'diversion'

export interface RouteRow {
  match: RouteMatch
  value: string
  location_ids: number[]
  user_ids: number[]
}

export async function listRoutes(db: Db, chainId: number): Promise<RouteRow[]> {
  return db.run<RouteRow>(
    sql`select match, value, location_ids, user_ids from voip_routes where chain_id = ${chainId} order by position`,
  )
}

export async function replaceRoutes(
  tx: Tx,
  chainId: number,
  routes: (RouteRow & { key: string })[],
): Promise<void> {
  await tx.run(sql`delete from voip_routes where chain_id = ${chainId}`)
  await tx.run(sql`
    insert into voip_routes (chain_id, match, key, value, position, location_ids, user_ids)
    select ${chainId}, route ->> 'match', route ->> 'key', route ->> 'value', position,
      array(select value::bigint from jsonb_array_elements_text(route -> 'location_ids') value),
      array(select value::bigint from jsonb_array_elements_text(route -> 'user_ids') value)
    from jsonb_array_elements(${JSON.stringify(routes)}::jsonb) with ordinality as listed (route, position)`)
}

/** Returns the ids that routes may contain. */
export async function findRoutable(
  db: Db,
  chainId: number,
): Promise<{ location_ids: number[]; user_ids: number[] }> {
  const [row] = await db.run<{ location_ids: number[]; user_ids: number[] }>(sql`
    select array(select id from locations where chain_id = ${chainId} and deleted_at is null) as location_ids,
      array(select id from chain_people(${chainId})) as user_ids`)
  return row as { location_ids: number[]; user_ids: number[] }
}

export interface FoundRoute {
  match: RouteMatch
  location_ids: number[]
  user_ids: number[]
}

const route = statement<FoundRoute>(
  'voip.route',
  'select match, location_ids, user_ids from find_voip_route($1, $2, $3)',
)

export interface Direction {
  chainId: number
  sipUser: string | null
  diversions: readonly string[]
}

/** Uses the same database function by which calls are saved. */
export async function findRoute(
  db: Db,
  { chainId, sipUser, diversions }: Direction,
): Promise<FoundRoute | undefined> {
  return (await route(db, [chainId, sipUser, diversions]))[0]
}

export interface Routed {
  chainId: number
  /** Null means all of the Chain. */
  locationIds: number[] | null
  userIds: number[]
  phone: string
  countryIds: number[]
  phones: readonly string[]
}

const destinations = statement<{
  locations: { id: number; title: string; client_id: number }[]
  users: { id: number; name: string }[]
}>(
  'voip.destinations',
  `select
     (select coalesce(json_agg(json_build_object('id', routed.location_id, 'title', routed.title,
        'client_id', coalesce(client.id, 0)) order by routed.location_id), '[]')
      from routed_locations($1, $2, $3, $4, $5) routed
      left join clients client
        on client.location_id = routed.location_id and client.phone = routed.phone and client.deleted_at is null) as locations,
     (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name, id), '[]')
      from chain_people($1) where id = any($6)) as users`,
)

export async function readDestinations(db: Db, routed: Routed) {
  const { chainId, locationIds, userIds, phone, countryIds, phones } = routed
  const [row] = await destinations(db, [chainId, locationIds, phone, countryIds, phones, userIds])
  return row as NonNullable<typeof row>
}

export interface RecipientRow {
  user_id: number
  location_id: number
  title: string
  rights: string[]
  is_routed: boolean
  client_id: number | null
  client_name: string | null
  masked_phone: string
}

const recipients = statement<RecipientRow>(
  'voip.recipients',
  `select access.user_id, location.id as location_id, location.title, access.rights,
     routed.location_id is not null as is_routed, client.id as client_id, client.display_name as client_name,
     mask_phone($3) as masked_phone
   from chain_people($1) person
   join location_access access on access.user_id = person.id
   join locations location
     on location.id = access.location_id and location.chain_id = $1 and location.deleted_at is null
   left join routed_locations($1, $2, $3, $4, $5) routed on routed.location_id = location.id
   left join clients client
     on client.location_id = routed.location_id and client.phone = routed.phone and client.deleted_at is null
   where person.id = any($6)
   order by access.user_id, location.id`,
)

/** Returns those users of a route who still have a role in the Chain, with their rights in each Location. */
export async function listRecipients(db: Db, routed: Routed): Promise<RecipientRow[]> {
  const { chainId, locationIds, userIds, phone, countryIds, phones } = routed
  return recipients(db, [chainId, locationIds, phone, countryIds, phones, userIds])
}
