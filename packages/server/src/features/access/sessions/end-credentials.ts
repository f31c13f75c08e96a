import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { revokeUserTokens } from '../tokens/user-tokens.ts'
import { deleteOtherSessions } from './sessions.store.ts'

/** Nobody signs in as this person again before something else allows it; tokens are left as they are. */
export async function endAllSessions(ctx: Context, tx: Tx, userId: number): Promise<void> {
  await deleteOtherSessions(tx, userId, undefined)
  await ctx.accessCache.invalidate(tx)
}

/** All sessions and tokens of the person stop working when the transaction commits; restricted keys and consents stay. */
export async function endAllCredentials(ctx: Context, tx: Tx, userId: number): Promise<void> {
  await deleteOtherSessions(tx, userId, undefined)
  await revokeUserTokens(ctx, tx, userId)
}
