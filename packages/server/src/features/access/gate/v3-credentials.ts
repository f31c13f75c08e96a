import type { Scope } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import type { Caller, Credential, LocationAccess } from '../../../platform/http/caller.ts'
import { findAccessToken } from '../oauth/access-tokens.ts'
import { isRestrictedKey } from '../restricted-keys/key-format.ts'
import { LastUses } from '../restricted-keys/last-uses.ts'
import { findRestrictedKey, findRestrictedKeyProblem } from '../restricted-keys/restricted-keys.ts'
import { parseAuthorization } from './credentials.ts'
import { suspendedLocation } from './refused-access.ts'
import { problemOfHeader, problemOfKind, problemOfSuspended } from './refused-tokens.ts'
import { lacksScope, problemOfCredential, refuseCredential } from './refused-v3-credentials.ts'

export interface Credentials {
  /** Throws 401 for a header that is not valid, and 403 for a credential that lacks the scope. */
  identify(authorization: string | undefined, scope: Scope): Promise<Caller>
}

/** v3 accepts an access token or a restricted key; their first characters tell them apart. */
export function createCredentials(ctx: Context): Credentials {
  const uses = new LastUses(ctx)
  const check = (credential: Credential, scope: Scope): Caller => {
    if (credential.expiresAt && credential.expiresAt <= ctx.clock.now())
      throw refuseCredential(ctx, problemOfCredential('ended', credential.keyId !== undefined))
    if (credential.isSuspended) throw refuseCredential(ctx, problemOfSuspended('partner token'))
    if (!credential.scopes.has(scope)) throw lacksScope(ctx, scope, credential)
    uses.note(credential)
    return { credential }
  }
  return {
    async identify(authorization, scope) {
      const token = parseAuthorization(authorization)?.partner
      if (token === undefined) throw refuseCredential(ctx, problemOfHeader(authorization, 'credential'))
      const hash = hashToken(token)
      const find = isRestrictedKey(token) ? findRestrictedKey : findAccessToken
      const found = await ctx.accessCache.get(`credential:${hash.toString('base64')}`, () =>
        find(ctx.db, { token, hash }),
      )
      if (found) return check(found, scope)
      throw refuseCredential(ctx, await explain(ctx, { token, hash }))
    },
  }
}

async function explain(ctx: Context, { token, hash }: { token: string; hash: Buffer }) {
  if (!isRestrictedKey(token))
    return problemOfKind(token, 'access token', 'credential') ?? problemOfCredential('unknown', false)
  return problemOfCredential(await findRestrictedKeyProblem(ctx.db, { token, hash }), true)
}

/** A Location outside the credential is not looked up, so it gets exactly the answer of one that does not exist. */
export async function reach(
  { locationIds, suspendedLocationIds }: Credential,
  locationId: number,
): Promise<LocationAccess> {
  if (!locationIds.has(locationId)) throw notFound('There is no such Location.')
  if (suspendedLocationIds.has(locationId)) throw forbidden(suspendedLocation)
  return { id: locationId, isOwner: false, rights: new Set() }
}
