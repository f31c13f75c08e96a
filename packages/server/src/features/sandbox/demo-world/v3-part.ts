import type { Context } from '../../../context.ts'
import { hashToken, hintOf } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { reserveIds } from './demo.store.ts'
import { demo } from './facts.ts'
import { addRows } from './storage-money-part.store.ts'

const { restrictedKey, oauthClient, owner, partner, locations } = demo

/** A restricted key of the owner, an OAuth client of the partner, and the consent of the main Location to it. */
export async function seedV3(ctx: Context, tx: Tx): Promise<void> {
  const created_at = ctx.clock.now()
  const scopes = ['locations:read']
  await addRows(tx, 'restricted_keys', [
    {
      id: restrictedKey.id,
      hash: toHex(hashToken(restrictedKey.key)),
      hint: hintOf(restrictedKey.key),
      title: 'Bloom website',
      scopes,
      user_id: owner.id,
      created_at,
    },
  ])
  await addRows(
    tx,
    'restricted_key_locations',
    [locations.main, locations.second].map(location_id => ({
      location_id,
      key_id: restrictedKey.id,
      user_id: owner.id,
    })),
  )
  await addRows(tx, 'oauth_clients', [
    {
      id: oauthClient.clientId,
      partner_id: partner.id,
      title: 'Acme Rooms',
      redirect_uris: [oauthClient.redirectUri],
      secret_hash: toHex(hashToken(oauthClient.clientSecret)),
      secret_hint: hintOf(oauthClient.clientSecret),
      created_at,
    },
  ])
  await addRows(tx, 'oauth_consents', [
    { location_id: locations.main, client_id: oauthClient.clientId, scopes, user_id: owner.id, created_at },
  ])
  await reserveIds(tx, ['restricted_keys'])
}

/** Formats bytes as PostgreSQL reads them from JSON. */
const toHex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`
