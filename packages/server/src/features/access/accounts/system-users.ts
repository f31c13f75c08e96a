import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertUser } from './users.store.ts'

/** Creates the user as whom a partner's application calls; it has no address and no password. */
export const createSystemUser = (
  ctx: Context,
  tx: Tx,
  { partnerId, name }: { partnerId: number; name: string },
): Promise<number> =>
  insertUser(tx, { name, email: null, passwordHash: null, partnerId, at: ctx.clock.now() })
