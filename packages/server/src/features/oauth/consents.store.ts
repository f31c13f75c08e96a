import type { Scope } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../platform/database/database.ts'

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
  created_at: Date
}

export async function listConsents(db: Db, locationId: number): Promise<ConsentRow[]> {
  return db.run<ConsentRow>(sql`
    select consent.client_id, client.title, partner.title as partner, consent.scopes,
      coalesce(users.name, '') as given_by, consent.created_at
    from oauth_consents consent
    join oauth_clients client on client.id = consent.client_id
    join partners partner on partner.id = client.partner_id
    left join users on users.id = consent.user_id
    where consent.location_id = ${locationId}
    order by client.title, consent.client_id`)
}

/** Of a Location that still is there. */
export async function findConsent(db: Db, key: ConsentKey): Promise<{ scopes: Scope[] } | undefined> {
  const [row] = await db.run<{ scopes: Scope[] }>(sql`
    select consent.scopes from oauth_consents consent
    join locations location on location.id = consent.location_id and location.deleted_at is null
    where consent.location_id = ${key.locationId} and consent.client_id = ${key.clientId}`)
  return row
}

/** What was allowed before stays allowed. */
export async function saveConsent(
  db: Db,
  consent: ConsentKey & { scopes: Scope[]; userId: number; at: Date },
): Promise<void> {
  await db.run(sql`
    insert into oauth_consents (location_id, client_id, scopes, user_id, created_at)
    values (${consent.locationId}, ${consent.clientId}, ${consent.scopes}, ${consent.userId}, ${consent.at})
    on conflict (location_id, client_id) do update set
      user_id = excluded.user_id,
      scopes = array(select distinct unnest(oauth_consents.scopes || excluded.scopes) order by 1)`)
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
): Promise<{ title: string; partner: string } | undefined> {
  const [row] = await db.run<{ title: string; partner: string }>(sql`
    select client.title, partner.title as partner
    from oauth_clients client join partners partner on partner.id = client.partner_id where client.id = ${clientId}`)
  return row
}

export async function listOwnedLocations(db: Db, userId: number): Promise<{ id: number; title: string }[]> {
  return db.run(sql`
    select location.id, location.title from memberships membership
    join locations location on location.id = membership.location_id and location.deleted_at is null
    join roles role on role.location_id = membership.location_id and role.id = membership.role_id
    where membership.user_id = ${userId} and role.slug = 'owner' order by location.id`)
}
