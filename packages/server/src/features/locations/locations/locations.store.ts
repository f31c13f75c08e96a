import sql from 'sql-template-tag'
import { assignments, insertion, isNothing } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A caller can set these columns. */
export interface LocationColumns {
  title: string
  country_id: number | null
  city_id: number | null
  business_type_id: number | null
  timezone_name: string
  address: string
  zip: string
  phones: string[]
  email: string
  site: string
  coordinate_lat: number
  coordinate_lon: number
  short_descr: string
  description: string
  social: Record<string, string>
}

interface LocationPage {
  number: number
  size: number
}

interface ListedLocations {
  total: number
  json: string
}

/** Selects a page from the source, with the total count. */
const list = (name: string, source: string) =>
  statement<ListedLocations>(
    name,
    `with visible as (
       select location.id
       from ${source} and location.deleted_at is null and location.suspended_at is null
         and ($5::bigint[] is null or location.id = any($5))
         and ($6::bigint is null or location.chain_id = $6)
         and ($7::boolean is null or location.is_active = $7)
         and ($8::bigint is null or location.city_id = $8)
         and ($9::bigint is null or location.business_type_id = $9)
     )
     select (select count(*)::int from visible) as total,
       (select coalesce(json_agg(location.wire order by location.id), '[]')::text
        from wire_locations($2, $10) location
        where location.id = any(array(select id from visible order by id limit $3 offset $4))) as json`,
  )

const mine = list(
  'locations.mine',
  `location_access access join locations location on location.id = access.location_id
   where access.user_id = $1`,
)

/**
 * Selects the Locations of the user and those where an application of the partner is installed, because `salons` shows
 * both.
 */
const reached = list(
  'locations.reached',
  `locations location
   where location.id in (
     select location_id from location_access where user_id = $1
     union all
     select installation.location_id
     from applications application
     join installations installation on installation.application_id = application.id and installation.status in ('active', 'freezed')
     where application.partner_id = $11)`,
)

export interface LocationFilter {
  userId: number
  partnerId: number
  isMine: boolean
  at: Date
  appUrl: string
  page: LocationPage
  ids?: number[]
  chainId?: number
  isActive?: boolean
  cityId?: number
  businessTypeId?: number
}

export async function listLocations(db: Db, filter: LocationFilter): Promise<ListedLocations> {
  const { userId, partnerId, at, appUrl, page, ids, chainId, isActive, cityId, businessTypeId } = filter
  const offset = (page.number - 1) * page.size
  const values = [
    userId,
    at,
    page.size,
    offset,
    ids ?? null,
    chainId ?? null,
    isActive ?? null,
    cityId ?? null,
    businessTypeId ?? null,
    appUrl,
  ]
  const [row] = await (filter.isMine ? mine(db, values) : reached(db, [...values, partnerId]))
  return row as ListedLocations
}

const byId = statement<{ json: string }>(
  'locations.one',
  'select wire::text as json from wire_locations($2, $3) where id = $1',
)

export async function findLocation(
  db: Db,
  locationId: number,
  { at, appUrl }: { at: Date; appUrl: string },
): Promise<string | undefined> {
  return (await byId(db, [locationId, at, appUrl]))[0]?.json
}

export async function findCityOf(
  db: Db,
  locationId: number,
): Promise<{ city_id: number | null } | undefined> {
  const [row] = await db.run<{ city_id: number | null }>(
    sql`select city_id from locations where id = ${locationId} and deleted_at is null`,
  )
  return row
}

/** Returns what the checks of an update start from. Rows that refer to the Location can be written meanwhile. */
export async function lockCountryAndCity(
  tx: Tx,
  locationId: number,
): Promise<{ country_id: number | null; city_id: number | null }> {
  const [row] = await tx.run<{ country_id: number | null; city_id: number | null }>(
    sql`select country_id, city_id from locations where id = ${locationId} and deleted_at is null for no key update`,
  )
  return row ?? { country_id: null, city_id: null }
}

export async function insertChain(tx: Tx, title: string, at: Date): Promise<number> {
  const [row] = await tx.run<{ id: number }>(
    sql`insert into chains (title, created_at) values (${title}, ${at}) returning id`,
  )
  return (row as { id: number }).id
}

/**
 * Returns the people who own every Location of the Chain. Nobody can change that, or open another Location, before the
 * transaction ends.
 */
export async function lockChainOwners(tx: Tx, chainId: number): Promise<number[]> {
  await tx.run(sql`select from chains where id = ${chainId} for no key update`)
  await tx.run(sql`
    select from locations where chain_id = ${chainId} and deleted_at is null order by id for no key update`)
  const rows = await tx.run<{ user_id: number }>(sql`
    select access.user_id from locations location
    join location_access access on access.location_id = location.id and access.is_owner
    where location.chain_id = ${chainId} and location.deleted_at is null
    group by access.user_id
    having count(*) = (select count(*) from locations where chain_id = ${chainId} and deleted_at is null)
    order by access.user_id`)
  return rows.map(({ user_id }) => user_id)
}

export async function hasSuspendedLocation(tx: Tx, chainId: number): Promise<boolean> {
  const rows = await tx.run(sql`
    select from locations
    where chain_id = ${chainId} and deleted_at is null and suspended_at is not null limit 1`)
  return rows.length > 0
}

export async function insertLocation(
  tx: Tx,
  location: { chainId: number; columns: Partial<LocationColumns>; at: Date },
): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into locations
    ${insertion({ chain_id: location.chainId, created_at: location.at, ...location.columns })}
    returning id`)
  return (row as { id: number }).id
}

/** Returns the names of the columns that changed. The caller must hold the lock of the Location. */
export async function updateLocation(
  tx: Tx,
  locationId: number,
  columns: Partial<LocationColumns>,
): Promise<string[]> {
  if (isNothing(columns)) return []
  const rows = await tx.run<{ name: string }>(sql`
    with after as (
      update locations set ${assignments({ ...columns })} where id = ${locationId} returning *
    )
    select name from locations before, after, jsonb_each(to_jsonb(before)) was (name, value)
    where before.id = ${locationId} and was.value <> to_jsonb(after) -> name
      and name = any(${Object.keys(columns)}::text[])
    order by name`)
  return rows.map(({ name }) => name)
}

export async function markDeleted(tx: Tx, locationId: number, at: Date): Promise<void> {
  await tx.run(sql`update locations set deleted_at = ${at}, is_active = false where id = ${locationId}`)
}

export interface OpenLocation {
  timezoneName: string
  isActive: boolean
}

const open = statement<OpenLocation>(
  'locations.open',
  `select timezone_name as "timezoneName", is_active as "isActive"
   from locations where id = $1 and deleted_at is null`,
)

export async function findOpenLocation(db: Db, locationId: number): Promise<OpenLocation | undefined> {
  return (await open(db, [locationId]))[0]
}

const bounds = statement<{ from: Date; till: Date }>(
  'locations.day-bounds',
  `select greatest($2, '0001-01-01')::date::timestamp at time zone timezone_name as from,
     (greatest($3, '0001-01-01')::date + 1)::timestamp at time zone timezone_name as till
   from locations where id = $1`,
)

/** Returns when the first of these local days begins and when the last one ends. */
export async function findDayBounds(
  db: Db,
  locationId: number,
  days: { from: string; till: string },
): Promise<{ from: Date; till: Date }> {
  const [row] = await bounds(db, [locationId, days.from, days.till])
  return row as { from: Date; till: Date }
}

export async function findPaymentIdsSetting(db: Db, locationId: number): Promise<boolean> {
  const [row] = await db.run<{ isOn: boolean }>(
    sql`select payment_system_ids_enabled as "isOn" from locations where id = ${locationId}`,
  )
  return row?.isOn === true
}

/** Returns false when the setting had this value before. */
export async function writePaymentIdsSetting(tx: Tx, locationId: number, isOn: boolean): Promise<boolean> {
  const rows = await tx.run(sql`
    update locations set payment_system_ids_enabled = ${isOn}
    where id = ${locationId} and payment_system_ids_enabled <> ${isOn} returning id`)
  return rows.length > 0
}

const zone = statement<{ isKnown: boolean }>(
  'locations.knows-zone',
  'select exists (select from pg_timezone_names where lower(name) = lower($1)) as "isKnown"',
)

/** PostgreSQL calculates with fewer zones than Node knows, and reads some other names as an offset. */
export async function knowsZone(db: Db, name: string | undefined): Promise<boolean> {
  return name === undefined || (await zone(db, [name]))[0]?.isKnown === true
}
