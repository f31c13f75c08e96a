import type { Context } from '../../../context.ts'
import { hashToken, isSameSecret, tokenPrefixes } from '../../../platform/crypto/tokens.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { findAccessToken } from '../oauth/access-tokens.ts'
import { isRestrictedKey } from '../restricted-keys/key-format.ts'
import { findPartnerByToken } from './callers.store.ts'
import { parseAuthorization } from './credentials.ts'

/** For a request that was refused before anybody was identified: whose log it belongs to. It opens nothing. */
export async function findCallerOfRefused(
  ctx: Pick<Context, 'db' | 'accessCache'>,
  authorization: string,
  { isCachedOnly }: { isCachedOnly: boolean },
): Promise<Caller | undefined> {
  const token = parseAuthorization(authorization)?.partner
  // Both are a person's, not a partner's.
  if (token === undefined || isRestrictedKey(token) || token.startsWith(tokenPrefixes.access))
    return undefined
  const hash = hashToken(token)
  const key = hash.toString('base64')
  const find = <T extends object>(kind: string, load: () => Promise<T | undefined>) =>
    ctx.accessCache.get(`${kind}:${key}`, isCachedOnly ? async () => undefined : load)
  const partner = await find('partner', () => findPartnerByToken(ctx.db, hash))
  if (partner) return isSameSecret(partner.hash, hash) ? { partner } : undefined
  const credential = await find('credential', () => findAccessToken(ctx.db, { hash }))
  return credential && { credential }
}
