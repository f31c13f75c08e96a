import type { Scope } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { hashToken } from '../../platform/crypto/tokens.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { Caller, Credential, LocationAccess } from '../../platform/http/caller.ts'
import { findAccessToken } from '../oauth/access-tokens.ts'
import { findRestrictedKey, isRestrictedKey, LastUses } from '../restricted-keys/restricted-keys.ts'

export interface Credentials {
  /** Throws 401 for a token that is worth nothing, and 403 for one that lacks the scope. */
  identify(token: string | undefined, scope: Scope): Caller | Promise<Caller>
}

/** What calls v3: an access token or a restricted key, told apart by its first characters. */
export function createCredentials(ctx: Context): Credentials {
  const uses = new LastUses(ctx)
  const check = (credential: Credential | undefined, scope: Scope): Caller => {
    if (!credential || (credential.expiresAt && credential.expiresAt <= ctx.clock.now()))
      throw refused('unauthorized', 'error="invalid_token"')
    if (!credential.scopes.has(scope))
      throw refused('insufficient_scope', `error="insufficient_scope", scope="${scope}"`)
    uses.note(credential)
    return { credential }
  }
  return {
    identify(token, scope) {
      if (token === undefined) throw refused('unauthorized')
      const hash = hashToken(token)
      // What was proven a moment ago is proven without waiting.
      const key = `credential:${hash.toString('base64')}`
      const kept = ctx.access.find<Credential>(key)
      if (kept) return check(kept, scope)
      const find = isRestrictedKey(token) ? findRestrictedKey : findAccessToken
      return ctx.access.get(key, () => find(ctx.db, { token, hash })).then(found => check(found, scope))
    },
  }
}

/** RFC 6750 §3: a call without credentials is told which kind is needed, and no more. */
const refused = (code: 'unauthorized' | 'insufficient_scope', reason?: string) =>
  new AppError(code, undefined, {
    headers: { 'WWW-Authenticate': reason ? `Bearer realm="foyer", ${reason}` : 'Bearer realm="foyer"' },
  })

/** A Location beyond the credential is not looked up: it answers exactly as one that does not exist. */
export async function reach({ locationIds }: Credential, locationId: number): Promise<LocationAccess> {
  if (!locationIds.has(locationId)) throw notFound('There is no such Location.')
  return { id: locationId, isOwner: false, rights: new Set() }
}
