import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteOtherSessions } from './sessions.store.ts'
import { revokeUserTokens } from './user-tokens.ts'

/** Everything by which somebody acts in the name of this person stops working when the transaction commits. */
export async function endAllCredentials(ctx: Context, tx: Tx, userId: number): Promise<void> {
  await deleteOtherSessions(tx, userId, undefined)
  await revokeUserTokens(ctx, tx, userId)
}
