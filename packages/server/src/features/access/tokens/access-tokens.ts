import type { AccountScope } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { hashToken, hintOf, newToken } from '../../../platform/crypto/tokens.ts'
import { conflict, invalid, notFound } from '../../../platform/errors.ts'
import type { Caller, User } from '../../../platform/http/caller.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { notifyOfSecurity } from '../sessions/security-notices.ts'
import { requireSameSession } from '../sessions/still-proven.ts'
import { insertAccessToken, listLiveAccessTokens, markAccessTokenRevoked } from './access-tokens.store.ts'

const dayMs = 24 * 60 * 60 * 1000

// A person does not need more tokens, but a script that creates one per run would.
const maxTokens = 100

export async function listAccessTokens(ctx: Context, userId: number) {
  const tokens = await listLiveAccessTokens(ctx.db, userId, ctx.clock.now())
  return tokens.map(token => ({
    ...token,
    created_at: token.created_at.toISOString(),
    expires_at: token.expires_at.toISOString(),
    last_used_at: token.last_used_at?.toISOString() ?? null,
  }))
}

interface NewToken {
  title: string
  scopes: AccountScope[]
  expires_in_days: number
}

/** The token is shown once; only its hash is stored. */
export async function createAccessToken(
  ctx: Context,
  caller: Caller & { user: User },
  { title, address, ...input }: NewToken & { address: string },
) {
  const { user } = caller
  const at = ctx.clock.now()
  const scopes = [...new Set(input.scopes)]
  if (!user.isOperator && scopes.some(scope => scope.startsWith('operator:')))
    throw invalid({ scopes: ['must not name those of operators: you are none'] })
  const expiresAt = new Date(at.getTime() + input.expires_in_days * dayMs)
  const token = newToken('access')
  const hint = hintOf(token)
  const id = await ctx.db.transaction(async tx => {
    await requireSameSession(tx, caller)
    if ((await listLiveAccessTokens(tx, user.id, at)).length >= maxTokens)
      throw conflict(`You have ${maxTokens} access tokens already: revoke one first.`)
    await recordAudit(ctx, tx, { userId: user.id, action: 'access-token-create', address, note: title })
    await notifyOfSecurity(ctx, tx, user.id, { kind: 'access-token-created', title, scopes, address })
    return insertAccessToken(tx, {
      userId: user.id,
      title,
      scopes,
      hash: hashToken(token),
      hint,
      at,
      expiresAt,
    })
  })
  return {
    id,
    title,
    scopes,
    hint,
    created_at: at.toISOString(),
    expires_at: expiresAt.toISOString(),
    token,
  }
}

export async function revokeAccessToken(
  ctx: Context,
  key: { userId: number; tokenId: number },
  address: string,
): Promise<void> {
  await ctx.db.transaction(async tx => {
    const title = await markAccessTokenRevoked(tx, key, ctx.clock.now())
    if (title === undefined) throw notFound('You have no such token.')
    await recordAudit(ctx, tx, { userId: key.userId, action: 'access-token-revoke', address, note: title })
    await ctx.accessCache.invalidate(tx)
  })
}
