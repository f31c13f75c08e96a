import sql from 'sql-template-tag'
import { assignments, insertion } from '../../platform/database/columns.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

export interface ClientKey {
  locationId: number
  clientId: number
}

/** A caller's input is written to these columns. */
export interface ClientColumns {
  name: string
  surname: string
  patronymic: string
  phone: string
  email: string
  gender_id: number
  importance_id: number
  discount: number
  card: string
  birth_date: string | null
  comment: string
  spent: number
  paid: number
  balance: number
  sms_check: number
  sms_not: number
  custom_fields: Record<string, unknown>
}

const byId = statement<{ json: string }>(
  'clients.one',
  'select wire::text as json from wire_clients($3) where location_id = $1 and id = $2 and deleted_at is null',
)

export async function findClient(
  db: Db,
  key: ClientKey,
  { showsPhones }: { showsPhones: boolean },
): Promise<string | undefined> {
  return (await byId(db, [key.locationId, key.clientId, showsPhones]))[0]?.json
}

const byPhone = statement<{ id: number }>(
  'clients.by-phone',
  'select id from clients where location_id = $1 and phone = $2 and deleted_at is null',
)

export async function findClientByPhone(
  db: Db,
  locationId: number,
  phone: string,
): Promise<number | undefined> {
  return (await byPhone(db, [locationId, phone]))[0]?.id
}

/**
 * Returns undefined when a living client of the Location has that phone. Waits for a transaction that is just taking
 * it.
 */
export async function insertClient(
  tx: Tx,
  client: { locationId: number; columns: Partial<ClientColumns>; at: Date },
): Promise<number | undefined> {
  const { locationId, columns, at } = client
  const [row] = await tx.run<{ id: number }>(sql`
    insert into clients
    ${insertion({ location_id: locationId, ...columns, created_at: at, last_change_date: at })}
    on conflict (location_id, phone) where deleted_at is null do nothing
    returning id`)
  return row?.id
}

/** Returns false when there is no such client. */
export async function updateClient(
  tx: Tx,
  key: ClientKey,
  { columns, at }: { columns: Partial<ClientColumns>; at: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    update clients set ${assignments({ ...columns, last_change_date: at })}
    where location_id = ${key.locationId} and id = ${key.clientId} and deleted_at is null
    returning id`)
  return rows.length > 0
}

export async function markDeleted(tx: Tx, key: ClientKey, at: Date): Promise<void> {
  await tx.run(sql`
    update clients set deleted_at = ${at}
    where location_id = ${key.locationId} and id = ${key.clientId} and deleted_at is null`)
}

export async function replaceCategories(tx: Tx, key: ClientKey, categoryIds: number[]): Promise<void> {
  await tx.run(sql`
    delete from client_category_links where location_id = ${key.locationId} and client_id = ${key.clientId}`)
  if (categoryIds.length === 0) return
  await tx.run(sql`
    insert into client_category_links (location_id, client_id, category_id)
    select ${key.locationId}, ${key.clientId}, unnest(${categoryIds}::bigint[])`)
}

const country = statement<{ country_id: number | null }>(
  'clients.country',
  'select country_id from locations where id = $1',
)

export async function findCountryOf(db: Db, locationId: number): Promise<number | null> {
  return (await country(db, [locationId]))[0]?.country_id ?? null
}
