import type { Context } from '../../../context.ts'
import { seedDemoParts } from '../demo-world/demo.ts'
import { emptyTables } from './reset.store.ts'

/**
 * Replaces the old world with the demo world in one transaction, and invalidates the cached access of every process.
 */
export async function resetSandbox(ctx: Context): Promise<void> {
  await ctx.db.transaction(async tx => {
    await emptyTables(tx)
    await seedDemoParts(ctx, tx)
    await ctx.accessCache.invalidate(tx)
  })
}
