import type { Db } from '../../../platform/database/database.ts'
import { type ConsentKey, type FoundConsent, findConsent } from './consents.store.ts'

const consentSuspended =
  'the Location, or whoever consented for it, is suspended by the platform: keep the token, it works again when that is lifted'

/**
 * Returns the consent of a Location, if it has one. A suspension ends by itself for the client, and after
 * `invalid_grant` clients discard a refresh token that will work again. RFC 6749 knows `temporarily_unavailable` for
 * what another time may bring (section 4.1.2.1), and 503 says the same to programs that know only HTTP.
 */
export async function findUsableConsent(db: Db, key: ConsentKey): Promise<FoundConsent | undefined> {
  const consent = await findConsent(db, key)
  if (!consent?.isSuspended) return consent
  const { errors } = await import('oidc-provider')
  throw Object.assign(new errors.TemporarilyUnavailable(consentSuspended), { status: 503, statusCode: 503 })
}
