import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** The Chain for which a PBX with its token may speak. */
export interface PbxRow {
  chain_id: number
  hash: Buffer
  /** The countries of its Locations, that of the oldest Location first. */
  country_ids: number[]
  /** Whether operators have suspended every Location of it. */
  is_suspended: boolean
}

const countries = `array(
  select country_id from locations
  where chain_id = telephony.chain_id and deleted_at is null and country_id is not null
  group by country_id order by min(id))`

const byToken = statement<PbxRow>(
  'voip.pbx-by-token',
  `select telephony.chain_id, telephony.token_hash as hash, ${countries} as country_ids,
     not exists (
       select from locations
       where chain_id = telephony.chain_id and deleted_at is null and suspended_at is null
     ) and exists (
       select from locations
       where chain_id = telephony.chain_id and deleted_at is null
     ) as is_suspended
   from chain_telephony telephony where telephony.token_hash = $1`,
)

export async function findPbx(db: Db, hash: Buffer): Promise<PbxRow | undefined> {
  return (await byToken(db, [hash]))[0]
}

const enabled = statement<{ country_ids: number[] }>(
  'voip.enabled',
  `select ${countries} as country_ids
   from chain_telephony telephony where telephony.chain_id = $1 and telephony.enabled_at is not null`,
)

/** Returns undefined while telephony is not enabled. */
export async function findEnabled(db: Db, chainId: number): Promise<{ country_ids: number[] } | undefined> {
  return (await enabled(db, [chainId]))[0]
}

/** Locks the settings of a Chain, so that changes of its routes run one after the other. */
export async function lockEnabled(tx: Tx, chainId: number): Promise<boolean> {
  const rows = await tx.run(
    sql`select from chain_telephony where chain_id = ${chainId} and enabled_at is not null for update`,
  )
  return rows.length > 0
}

/** Returns whether the value changed. */
export async function updateEnabled(
  tx: Tx,
  { chain_id, hash }: PbxRow,
  enabledAt: Date | null,
): Promise<boolean> {
  const rows = await tx.run(sql`
    update chain_telephony set enabled_at = ${enabledAt}
    where chain_id = ${chain_id} and token_hash = ${hash} and (enabled_at is null) = ${enabledAt !== null}
    returning chain_id`)
  return rows.length > 0
}

export interface NewCrmToken {
  chainId: number
  hash: Buffer
  sealed: Buffer
  at: Date
}

export async function replaceToken(tx: Tx, { chainId, hash, sealed, at }: NewCrmToken): Promise<void> {
  await tx.run(sql`
    insert into chain_telephony (chain_id, token_hash, token_sealed, token_created_at)
    values (${chainId}, ${hash}, ${sealed}, ${at})
    on conflict (chain_id) do update set token_hash = excluded.token_hash, token_sealed = excluded.token_sealed,
      token_created_at = excluded.token_created_at`)
}

interface LookupRow {
  id: number
  title: string
}

export interface SettingsRow {
  sealed: Buffer | null
  token_created_at: Date | null
  is_enabled: boolean
  locations: LookupRow[]
  users: { id: number; name: string }[]
}

export async function readSettings(db: Db, chainId: number): Promise<SettingsRow> {
  const [row] = await db.run<SettingsRow>(sql`
    select telephony.token_sealed as sealed, telephony.token_created_at, telephony.enabled_at is not null as is_enabled,
      (select coalesce(json_agg(json_build_object('id', id, 'title', title) order by id), '[]')
       from locations where chain_id = chain.id and deleted_at is null) as locations,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name, id), '[]')
       from chain_people(chain.id)) as users
    from chains chain left join chain_telephony telephony on telephony.chain_id = chain.id
    where chain.id = ${chainId}`)
  return row as SettingsRow
}

/** Returns the Chains in which the user has a role, with the rights that the user has in all of their Locations. */
export async function listChainsOf(
  db: Db,
  userId: number,
): Promise<{ id: number; title: string; rights: string[]; locations: LookupRow[] }[]> {
  return db.run(sql`
    select chain.id, chain.title,
      array(
        select granted from locations location
        join location_access access on access.location_id = location.id and access.user_id = ${userId}
        cross join unnest(access.rights) granted
        where location.chain_id = chain.id and location.deleted_at is null
        group by granted
        having count(*) = (select count(*) from locations where chain_id = chain.id and deleted_at is null)
        order by granted
      ) as rights,
      json_agg(json_build_object('id', own.id, 'title', own.title) order by own.id) as locations
    from location_access mine
    join locations own on own.id = mine.location_id and own.deleted_at is null
    join chains chain on chain.id = own.chain_id
    where mine.user_id = ${userId}
    group by chain.id
    order by chain.id`)
}
