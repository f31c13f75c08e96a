import type { Scope } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface ConsentKey {
  locationId: number
  clientId: string
}

export interface ConsentRow {
  client_id: string
  title: string
  partner: string
  scopes: Scope[]
  given_by: string
  blocked_by: 'not_an_owner' | null
  created_at: Date
}

/** Selects every consent, whoever gave it. */
const consents = sql`
  select consent.client_id, client.title, partner.title as partner, consent.scopes,
    coalesce(users.name, '') as given_by, case when owner.user_id is null then 'not_an_owner' end as blocked_by,
    consent.created_at
  from oauth_consents consent
  join oauth_clients client on client.id = consent.client_id
  join partners partner on partner.id = client.partner_id
  left join users on users.id = consent.user_id
  left join location_owners owner on owner.location_id = consent.location_id and owner.user_id = consent.user_id`

export async function listConsents(db: Db, locationId: number): Promise<ConsentRow[]> {
  return db.run<ConsentRow>(
    sql`${consents} where consent.location_id = ${locationId} order by client.title, consent.client_id`,
  )
}

export async function readConsent(db: Db, { locationId, clientId }: ConsentKey): Promise<ConsentRow> {
  const [row] = await db.run<ConsentRow>(
    sql`${consents} where consent.location_id = ${locationId} and consent.client_id = ${clientId}`,
  )
  return row as ConsentRow
}

export interface GivenConsent {
  /** The owner who gave it. */
  userId: number | null
  /** Tells whether that person owns the Location now. */
  isByOwner: boolean
  /** The title of the OAuth client. */
  title: string
  partnerId: number
}

export async function lockConsent(
  tx: Tx,
  { locationId, clientId }: ConsentKey,
): Promise<GivenConsent | undefined> {
  const [row] = await tx.run<GivenConsent & Record<string, unknown>>(sql`
    select consent.user_id as "userId", client.title, client.partner_id as "partnerId", exists (
      select from location_owners owner
      where owner.location_id = consent.location_id and owner.user_id = consent.user_id) as "isByOwner"
    from oauth_consents consent join oauth_clients client on client.id = consent.client_id
    where consent.location_id = ${locationId} and consent.client_id = ${clientId}
    for update of consent`)
  return row
}

export async function writeGiver(
  tx: Tx,
  { locationId, clientId }: ConsentKey,
  userId: number,
): Promise<void> {
  await tx.run(sql`
    update oauth_consents set user_id = ${userId}
    where location_id = ${locationId} and client_id = ${clientId}`)
}

export interface FoundConsent {
  scopes: Scope[]
  /** Whether the Location, or whoever consented, is suspended: the consent counts again when that is lifted. */
  isSuspended: boolean
}

/** Finds a consent for an existing Location, given by somebody who owns it now. */
export async function findConsent(db: Db, key: ConsentKey): Promise<FoundConsent | undefined> {
  const [row] = await db.run<FoundConsent & Record<string, unknown>>(sql`
    select consent.scopes, location.suspended_at is not null or giver.suspended_at is not null as "isSuspended"
    from oauth_consents consent
    join users giver on giver.id = consent.user_id
    join memberships membership on membership.location_id = consent.location_id and membership.user_id = giver.id
    join roles role on role.location_id = membership.location_id and role.id = membership.role_id
      and role.slug = 'owner'
    join locations location on location.id = consent.location_id and location.deleted_at is null
    where consent.location_id = ${key.locationId} and consent.client_id = ${key.clientId}`)
  return row
}

/** What the same owner allowed before stays allowed; what another owner allowed does not. */
export async function saveConsent(
  tx: Tx,
  consent: ConsentKey & { scopes: Scope[]; userId: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into oauth_consents (location_id, client_id, scopes, user_id, created_at)
    values (${consent.locationId}, ${consent.clientId}, ${consent.scopes}, ${consent.userId}, ${consent.at})
    on conflict (location_id, client_id) do update set
      user_id = excluded.user_id,
      scopes = case when oauth_consents.user_id = excluded.user_id
        then array(select distinct unnest(oauth_consents.scopes || excluded.scopes) order by 1)
        else excluded.scopes end`)
}

export async function deleteConsent(tx: Tx, key: ConsentKey): Promise<boolean> {
  const rows = await tx.run(sql`
    delete from oauth_consents where location_id = ${key.locationId} and client_id = ${key.clientId} returning client_id`)
  await tx.run(
    sql`delete from oauth_items where client_id = ${key.clientId} and location_id = ${key.locationId}`,
  )
  return rows.length > 0
}

export async function findClientInWords(
  db: Db,
  clientId: string,
): Promise<{ title: string; partner: string; partner_id: number } | undefined> {
  const [row] = await db.run<{ title: string; partner: string; partner_id: number }>(sql`
    select client.title, partner.title as partner, client.partner_id
    from oauth_clients client join partners partner on partner.id = client.partner_id where client.id = ${clientId}`)
  return row
}

export async function listOwnedLocations(db: Db, userId: number): Promise<{ id: number; title: string }[]> {
  return db.run(sql`
    select location.id, location.title from location_owners owner
    join locations location on location.id = owner.location_id and location.deleted_at is null
    where owner.user_id = ${userId} order by location.id`)
}
