import type { Context } from '../../context.ts'
import { hashToken, hintOf, newToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import { type Attempt, checkPassword } from './sign-in.ts'
import {
  insertUserToken,
  listLiveTokens,
  markAllTokensRevoked,
  markTokenRevoked,
} from './user-tokens.store.ts'

/** A user token for a login and a password; the partner through which it was issued is remembered. */
export async function authenticateUser(ctx: Context, attempt: Attempt, partnerId: number) {
  const user = await checkPassword(ctx, attempt)
  const token = await ctx.db.transaction(tx => issueUserToken(ctx, tx, { userId: user.id, partnerId }))
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
}

/** Shown once; only its hash is kept. */
export async function issueUserToken(
  ctx: Context,
  tx: Tx,
  { userId, partnerId }: TokenOwner,
): Promise<string> {
  const token = newToken('user')
  await insertUserToken(tx, {
    userId,
    partnerId,
    hash: hashToken(token),
    hint: hintOf(token),
    at: ctx.clock.now(),
  })
  return token
}

export async function listUserTokens(ctx: Context, userId: number) {
  const tokens = await listLiveTokens(ctx.db, userId)
  return tokens.map(token => ({ ...token, created_at: token.created_at.toISOString() }))
}

export async function revokeUserToken(ctx: Context, key: { userId: number; tokenId: number }): Promise<void> {
  await ctx.db.transaction(async tx => {
    if (!(await markTokenRevoked(tx, key, ctx.clock.now()))) throw notFound('You have no such token.')
    await ctx.access.forget(tx)
  })
}

/** Everything the user was issued stops working when the transaction commits. */
export async function revokeUserTokens(ctx: Context, tx: Tx, userId: number): Promise<void> {
  await markAllTokensRevoked(tx, userId, ctx.clock.now())
  await ctx.access.forget(tx)
}
