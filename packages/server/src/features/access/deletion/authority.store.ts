import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface EndedConsent {
  locationId: number
  clientId: string
  title: string
  partnerId: number
}

export async function listConsentsOf(tx: Tx, userId: number): Promise<EndedConsent[]> {
  return tx.run<EndedConsent & Record<string, unknown>>(sql`
    select consent.location_id as "locationId", consent.client_id as "clientId", client.title,
      client.partner_id as "partnerId"
    from oauth_consents consent join oauth_clients client on client.id = consent.client_id
    where consent.user_id = ${userId} order by consent.location_id, consent.client_id for update of consent`)
}

export interface EndedKey {
  locationId: number
  title: string
}

/** Takes from keys the Locations that they reach on this person's authority; keys that reach nothing more are revoked. */
export async function endKeysOf(tx: Tx, userId: number, at: Date): Promise<EndedKey[]> {
  const ended = await tx.run<EndedKey & { keyId: number }>(sql`
    delete from restricted_key_locations reached using restricted_keys key
    where reached.user_id = ${userId} and key.id = reached.key_id
    returning reached.location_id as "locationId", key.title, key.id as "keyId"`)
  await tx.run(sql`
    update restricted_keys key set revoked_at = ${at}
    where key.id = any(${ended.map(({ keyId }) => keyId)}::bigint[]) and key.revoked_at is null
      and not exists (select from restricted_key_locations reached where reached.key_id = key.id)`)
  return ended
}
