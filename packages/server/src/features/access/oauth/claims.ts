import { type Scope, scopeNames } from '@foyer/contract'
import type { AccessToken, ClientCredentials, KoaContextWithOIDC } from 'oidc-provider'
import type { Context } from '../../../context.ts'
import { locationOf } from './subject.ts'
import { findUsableConsent } from './usable-consent.ts'

/** The library does not pass this detail on, so describe-refusal.ts does. An unknown Location gets the same answer. */
export const noConsent = 'this Location has not consented to this client'

/**
 * Every token is for one Location. Client credentials name it, and the Location must have consented to what they ask
 * for.
 */
export async function claimsOf(
  ctx: Context,
  request: KoaContextWithOIDC,
  token: AccessToken | ClientCredentials,
): Promise<{ location_id: number }> {
  if ('accountId' in token) return { location_id: locationOf(token) as number }
  const { errors } = await import('oidc-provider')
  const body = request.oidc.body ?? {}
  const given = String(body.location_id ?? '')
  if (!/^[1-9]\d{0,15}$/.test(given))
    throw new errors.InvalidRequest(
      `location_id ${given === '' ? 'is required' : 'must be a whole number above 0'}: the id of the Location that the token is for`,
    )
  const asked = await scopesIn(body.scope)
  const key = { locationId: Number(body.location_id), clientId: token.clientId as string }
  const consent = await findUsableConsent(ctx.db, key)
  if (!consent) throw new errors.InvalidGrant(noConsent)
  const beyond = asked.filter(scope => !consent.scopes.includes(scope))
  if (beyond.length > 0)
    throw new errors.InvalidScope('scope: the Location has not consented to it', beyond.join(' '))
  return { location_id: key.locationId }
}

/** The library silently drops scopes that it does not know; we refuse the request so that the client learns of them. */
export async function scopesIn(given: unknown): Promise<Scope[]> {
  const { errors } = await import('oidc-provider')
  const asked = String(given ?? '').split(' ')
  const unknown = asked.filter(name => !scopeNames.includes(name as Scope))
  if (unknown.length > 0)
    throw new errors.InvalidScope(
      `${given ? 'there is no such scope, only' : 'scope is required:'} ${scopeNames.join(', ')}`,
      unknown.join(' '),
    )
  return asked as Scope[]
}
