import type { Context } from '../../../context.ts'
import { deleteExpiredItems } from './items.store.ts'

export const deleteExpiredGrants = (ctx: Context): Promise<void> =>
  deleteExpiredItems(ctx.db, ctx.clock.now())
