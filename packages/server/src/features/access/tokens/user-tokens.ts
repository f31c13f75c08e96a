import type { Context } from '../../../context.ts'
import { hashToken, hintOf, newToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Visitor } from '../../../platform/http/route.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { saveAddress } from '../sessions/known-devices.ts'
import { proveByLogin, type SignInAttempt } from '../sessions/sign-in.ts'
import { requireSamePassword } from '../sessions/still-proven.ts'
import { markAllAccessTokensRevoked } from './access-tokens.store.ts'
import { idleEndAfter } from './token-uses.ts'
import {
  insertUserToken,
  listLiveTokens,
  markAllTokensRevoked,
  markTokenRevoked,
} from './user-tokens.store.ts'

/** Issues a user token for a login and a password, and stores the partner through which it was issued. */
export async function authenticateUser(
  ctx: Context,
  attempt: SignInAttempt,
  { partnerId, visitor }: { partnerId: number; visitor: Visitor },
) {
  const user = await proveByLogin(ctx, attempt, visitor)
  const token = await ctx.db.transaction(async tx => {
    const userId = user.id
    await requireSamePassword(tx, user)
    await saveAddress(ctx, tx, { userId, visitor })
    await recordAudit(ctx, tx, { userId, partnerId, action: 'user-token-issue', address: visitor.address })
    return issueUserToken(ctx, tx, { userId, partnerId, endsWhenIdle: true })
  })
  return {
    id: user.id,
    user_token: token,
    name: user.name,
    phone: user.phone ?? '',
    login: user.email ?? user.phone ?? '',
    email: user.email ?? '',
    avatar: user.avatar,
    is_approved: user.is_approved,
    is_email_confirmed: user.is_email_confirmed,
  }
}

interface TokenOwner {
  userId: number
  partnerId: number | null
  /** A person's token has an end; a system user's token works until it is revoked. */
  endsWhenIdle?: boolean
}

/** The token is shown once; only its hash is stored. */
export async function issueUserToken(
  ctx: Context,
  tx: Tx,
  { userId, partnerId, endsWhenIdle = false }: TokenOwner,
): Promise<string> {
  const token = newToken('user')
  const at = ctx.clock.now()
  await insertUserToken(tx, {
    userId,
    partnerId,
    hash: hashToken(token),
    hint: hintOf(token),
    at,
    expiresAt: endsWhenIdle ? idleEndAfter(at) : null,
  })
  return token
}

export async function listUserTokens(ctx: Context, userId: number) {
  const tokens = await listLiveTokens(ctx.db, userId, ctx.clock.now())
  return tokens.map(token => ({
    ...token,
    created_at: token.created_at.toISOString(),
    last_used_at: token.last_used_at?.toISOString() ?? null,
    expires_at: token.expires_at?.toISOString() ?? null,
  }))
}

export async function revokeUserToken(
  ctx: Context,
  key: { userId: number; tokenId: number },
  address: string,
): Promise<void> {
  await ctx.db.transaction(async tx => {
    if (!(await markTokenRevoked(tx, key, ctx.clock.now()))) throw notFound('You have no such token.')
    await recordAudit(ctx, tx, { userId: key.userId, action: 'user-token-revoke', address })
    await ctx.accessCache.invalidate(tx)
  })
}

/** Revokes all of the user's tokens, including personal access tokens, when the transaction commits. */
export async function revokeUserTokens(ctx: Context, tx: Tx, userId: number): Promise<void> {
  await markAllAccessTokensRevoked(tx, userId, ctx.clock.now())
  await markAllTokensRevoked(tx, userId, ctx.clock.now())
  await ctx.accessCache.invalidate(tx)
}
