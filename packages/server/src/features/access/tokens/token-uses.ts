import type { Context } from '../../../context.ts'
import { unauthorized } from '../../../platform/errors.ts'
import type { TokenUser } from '../gate/callers.store.ts'
import { type Holder, saveAccessTokenUse } from './access-tokens.store.ts'
import { saveUserTokenUse } from './user-tokens.store.ts'

const minute = 60_000
const hour = 60 * minute
const idleMs = 180 * 24 * hour

export const idleEndAfter = (at: Date): Date => new Date(at.getTime() + idleMs)

/**
 * Refuses a user token that has not been used for too long, and otherwise extends it. The cached row carries both
 * moments, so a use costs one comparison, and one write per hour that nobody waits for.
 */
export function useUserToken(ctx: Context, token: TokenUser, { isUse }: { isUse: boolean }): void {
  const at = ctx.clock.now()
  if (token.expiresAt && token.expiresAt <= at)
    throw unauthorized(
      'This user token has ended: it was not used for 180 days. POST /auth gives a new one.',
      'invalid_token',
    )
  if (!isUse || isRecent(token.lastUsedAt, at, hour)) return
  token.lastUsedAt = at
  token.expiresAt &&= idleEndAfter(at)
  saveUserTokenUse(ctx.db, { tokenId: token.tokenId, at, expiresAt: token.expiresAt }).catch(err =>
    ctx.log.warn({ err, token_id: token.tokenId }, 'the last use of a user token was not saved'),
  )
}

export function useAccessToken(
  ctx: Context,
  token: Holder,
  { address, isUse }: { address: string; isUse: boolean },
): void {
  const at = ctx.clock.now()
  if (token.expiresAt <= at)
    throw unauthorized('This access token has ended: make a new one in your profile.', 'invalid_token')
  if (!isUse || isRecent(token.lastUsedAt, at, minute)) return
  token.lastUsedAt = at
  saveAccessTokenUse(ctx.db, token.tokenId, { at, address }).catch(err =>
    ctx.log.warn({ err, token_id: token.tokenId }, 'the last use of an access token was not saved'),
  )
}

const isRecent = (used: Date | null, at: Date, withinMs: number): boolean =>
  used !== null && at.getTime() - used.getTime() < withinMs
