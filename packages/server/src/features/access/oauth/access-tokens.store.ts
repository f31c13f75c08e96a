import type { Scope } from '@foyer/contract'
import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

interface OAuthTokenRow {
  partner_id: number
  client_id: string
  location_id: number
  scope: string | null
  expires_at: Date
  is_suspended: boolean
  is_location_suspended: boolean
}

// A token is valid while its consent exists and whoever gave that consent owns the Location.
const byHash = statement<OAuthTokenRow>(
  'oauth.access-token',
  `select client.partner_id, item.client_id, item.location_id, item.payload ->> 'scope' as scope, item.expires_at,
     partner.suspended_at is not null as is_suspended, location.suspended_at is not null as is_location_suspended
   from oauth_items item
   join oauth_clients client on client.id = item.client_id
   join partners partner on partner.id = client.partner_id
   join oauth_consents consent on consent.location_id = item.location_id and consent.client_id = item.client_id
   join location_owners owner on owner.location_id = consent.location_id and owner.user_id = consent.user_id
   join locations location on location.id = item.location_id and location.deleted_at is null
   where item.kind in ('AccessToken', 'ClientCredentials') and item.hash = $1`,
)

export async function findByHash(db: Db, hash: Buffer) {
  const [row] = await byHash(db, [hash])
  return row && { ...row, scopes: (row.scope ?? '').split(' ') as Scope[] }
}
