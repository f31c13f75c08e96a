import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface ItemKey {
  kind: string
  hash: Buffer
}

export interface OAuthItem extends ItemKey {
  payload: object
  grantHash: Buffer | null
  clientId: string | null
  locationId: number | null
  expiresAt: Date
}

export async function saveItem(db: Db, item: OAuthItem): Promise<void> {
  await db.run(sql`
    insert into oauth_items (kind, hash, payload, grant_hash, client_id, location_id, expires_at)
    values (${item.kind}, ${item.hash}, ${JSON.stringify(item.payload)}, ${item.grantHash}, ${item.clientId},
      ${item.locationId}, ${item.expiresAt})
    on conflict (kind, hash) do update set payload = excluded.payload, expires_at = excluded.expires_at`)
}

export interface FoundItem {
  payload: Record<string, unknown>
  consumed_at: Date | null
  expires_at: Date
}

/** Expired items are found as well, until they are deleted. */
export async function findItem(db: Db, { kind, hash }: ItemKey): Promise<FoundItem | undefined> {
  const [row] = await db.run<FoundItem>(sql`
    select payload, consumed_at, expires_at from oauth_items where kind = ${kind} and hash = ${hash}`)
  return row
}

/** Returns whether the item was still unused; of two simultaneous uses only one gets true. */
export async function consumeItem(db: Db, { kind, hash }: ItemKey, at: Date): Promise<boolean> {
  const rows = await db.run(sql`
    update oauth_items set consumed_at = ${at}
    where kind = ${kind} and hash = ${hash} and consumed_at is null returning kind`)
  return rows.length > 0
}

export async function deleteItem(tx: Tx, { kind, hash }: ItemKey): Promise<void> {
  await tx.run(sql`delete from oauth_items where kind = ${kind} and hash = ${hash}`)
}

export async function deleteItemsOfGrant(tx: Tx, kind: string, grantHash: Buffer): Promise<void> {
  await tx.run(sql`delete from oauth_items where kind = ${kind} and grant_hash = ${grantHash}`)
}

/** Deletes the client's grants, codes and tokens for the Location that allow more than these scopes. */
export async function deleteItemsBeyond(
  tx: Tx,
  { locationId, clientId, scopes }: { locationId: number; clientId: string; scopes: string[] },
): Promise<void> {
  await tx.run(sql`
    delete from oauth_items where client_id = ${clientId} and location_id = ${locationId}
      and not string_to_array(coalesce(payload ->> 'scope', payload -> 'openid' ->> 'scope'), ' ') <@ ${scopes}::text[]`)
}

export async function deleteExpiredItems(db: Db, at: Date): Promise<void> {
  await db.run(sql`delete from oauth_items where expires_at <= ${at}`)
}
