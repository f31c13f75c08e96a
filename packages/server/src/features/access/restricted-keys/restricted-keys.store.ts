import type { Scope } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface KeyRow {
  id: number
  title: string
  hint: string
  scopes: Scope[]
  location_ids: number[]
  created_by: string
  authorized_by: string
  blocked_by: 'not_an_owner' | null
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
}

export interface NewKey {
  hash: Buffer
  hint: string
  title: string
  scopes: Scope[]
  userId: number
  at: Date
  expiresAt: Date | null
}

export async function insertKey(tx: Tx, key: NewKey, locationIds: number[]): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into restricted_keys (hash, hint, title, scopes, user_id, created_at, expires_at)
    values (${key.hash}, ${key.hint}, ${key.title}, ${key.scopes}, ${key.userId}, ${key.at}, ${key.expiresAt})
    returning id`)
  const { id } = row as { id: number }
  await tx.run(sql`
    insert into restricted_key_locations (location_id, key_id, user_id)
    select unnest(${locationIds}::bigint[]), ${id}, ${key.userId}`)
  return id
}

/** Returns which of these Locations the person owns, and locks them so that nobody else adds keys meanwhile. */
export async function lockOwned(tx: Tx, userId: number, locationIds: number[]): Promise<number[]> {
  const rows = await tx.run<{ id: number }>(sql`
    select location.id from locations location
    join location_owners owner on owner.location_id = location.id and owner.user_id = ${userId}
    where location.id = any(${locationIds}::bigint[]) and location.deleted_at is null
    order by location.id for no key update of location`)
  return rows.map(({ id }) => id)
}

/** Returns the Locations that already have this many live keys. */
export async function listFull(tx: Tx, locationIds: number[], maxKeys: number): Promise<number[]> {
  const rows = await tx.run<{ id: number }>(sql`
    select reached.location_id as id from restricted_key_locations reached
    join restricted_keys key on key.id = reached.key_id and key.revoked_at is null
    where reached.location_id = any(${locationIds}::bigint[])
    group by reached.location_id having count(*) >= ${maxKeys}`)
  return rows.map(({ id }) => id)
}

/** Lists every key that ever had access to the Location, whoever made it. */
const keys = sql`
  select key.id, key.title, key.hint, key.scopes, coalesce(users.name, '') as created_by,
    coalesce(authority.name, '') as authorized_by, case when owner.user_id is null then 'not_an_owner' end as blocked_by,
    key.created_at, key.expires_at, key.last_used_at,
    (select array_agg(location_id order by location_id) from restricted_key_locations where key_id = key.id) as location_ids
  from restricted_key_locations reached
  join restricted_keys key on key.id = reached.key_id and key.revoked_at is null
  left join users on users.id = key.user_id
  left join users authority on authority.id = reached.user_id
  left join location_owners owner on owner.location_id = reached.location_id and owner.user_id = reached.user_id`

export async function listKeys(db: Db, locationId: number): Promise<KeyRow[]> {
  return db.run<KeyRow>(sql`${keys} where reached.location_id = ${locationId} order by key.id`)
}

export interface KeyKey {
  locationId: number
  keyId: number
}

export async function findKey(db: Db, { locationId, keyId }: KeyKey): Promise<KeyRow | undefined> {
  const [row] = await db.run<KeyRow>(
    sql`${keys} where reached.location_id = ${locationId} and key.id = ${keyId}`,
  )
  return row
}

/** Returns the owner on whose authority the key reaches the Location, or undefined when it does not. */
export async function lockAuthority(
  tx: Tx,
  { locationId, keyId }: KeyKey,
): Promise<{ userId: number | null } | undefined> {
  const [row] = await tx.run<{ userId: number | null }>(sql`
    select reached.user_id as "userId" from restricted_key_locations reached
    join restricted_keys key on key.id = reached.key_id and key.revoked_at is null
    where reached.location_id = ${locationId} and reached.key_id = ${keyId} for update`)
  return row
}

export async function writeAuthority(tx: Tx, { locationId, keyId }: KeyKey, userId: number): Promise<void> {
  await tx.run(sql`
    update restricted_key_locations set user_id = ${userId}
    where location_id = ${locationId} and key_id = ${keyId}`)
}

export async function markRevoked(tx: Tx, key: KeyKey, at: Date): Promise<boolean> {
  const rows = await tx.run(sql`
    update restricted_keys set revoked_at = ${at}
    where id = ${key.keyId} and revoked_at is null
      and exists (select from restricted_key_locations where location_id = ${key.locationId} and key_id = ${key.keyId})
    returning id`)
  return rows.length > 0
}

interface KeyByHash extends Record<string, unknown> {
  id: number
  scopes: Scope[]
  expires_at: Date | null
  location_ids: number[]
  suspended_location_ids: number[]
}

const byHash = statement<KeyByHash>(
  'restricted-keys.by-hash',
  `select key.id, key.scopes, key.expires_at, array(
     select location.id from restricted_key_locations reached
     join locations location on location.id = reached.location_id and location.deleted_at is null
     join location_owners owner on owner.location_id = reached.location_id and owner.user_id = reached.user_id
     where reached.key_id = key.id
   ) as location_ids, array(
     select location.id from restricted_key_locations reached
     join locations location on location.id = reached.location_id and location.suspended_at is not null
     where reached.key_id = key.id
   ) as suspended_location_ids
   from restricted_keys key where key.hash = $1 and key.revoked_at is null`,
)

export async function findByHash(db: Db, hash: Buffer) {
  return (await byHash(db, [hash]))[0]
}

export async function isRevokedKey(db: Db, hash: Buffer): Promise<boolean> {
  const rows = await db.run(sql`select from restricted_keys where hash = ${hash} and revoked_at is not null`)
  return rows.length > 0
}

export async function saveLastUse(db: Db, keyId: number, at: Date): Promise<void> {
  await db.run(sql`
    update restricted_keys set last_used_at = ${at}
    where id = ${keyId} and (last_used_at is null or last_used_at < ${at})`)
}
