import type { Db } from '../../../platform/database/database.ts'
import type { Credential } from '../../../platform/http/caller.ts'
import { findByHash } from './access-tokens.store.ts'

/** Tokens last 15 minutes, so the caller is identified as the OAuth client at a Location. */
export async function findAccessToken(db: Db, { hash }: { hash: Buffer }): Promise<Credential | undefined> {
  const row = await findByHash(db, hash)
  return (
    row && {
      partnerId: row.partner_id,
      id: `oauth:${row.client_id}:${row.location_id}`,
      scopes: new Set(row.scopes),
      locationIds: new Set([row.location_id]),
      suspendedLocationIds: new Set(row.is_location_suspended ? [row.location_id] : []),
      isSuspended: row.is_suspended,
      expiresAt: row.expires_at,
    }
  )
}
