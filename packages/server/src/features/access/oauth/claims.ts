import { type Scope, scopeNames } from '@foyer/contract'
import type { AccessToken, ClientCredentials, KoaContextWithOIDC } from 'oidc-provider'
import type { Context } from '../../../context.ts'
import { findConsent } from './consents.store.ts'
import { locationOf } from './subject.ts'

/** The library keeps it to itself; describe-refusal.ts tells it. An unknown Location looks the same. */
export const noConsent = 'this Location has not consented to this client'

/** Every token is for one Location. Client credentials name it, and it must have consented to what they ask for. */
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
  const consent = await findConsent(ctx.db, key)
  if (!consent) throw new errors.InvalidGrant(noConsent)
  const beyond = asked.filter(scope => !consent.scopes.includes(scope))
  if (beyond.length > 0)
    throw new errors.InvalidScope('scope: the Location has not consented to it', beyond.join(' '))
  return { location_id: key.locationId }
}

/** The library drops what it does not know; a client that asks for it should learn of it instead. */
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
