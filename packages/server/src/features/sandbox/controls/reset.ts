import type { Context } from '../../../context.ts'
import { seedDemoParts } from '../demo-world/demo.ts'
import { emptyTables } from './reset.store.ts'

/** The old world goes and the demo world comes in one transaction, and every process forgets what it knew of tokens. */
export async function resetSandbox(ctx: Context): Promise<void> {
  await ctx.db.transaction(async tx => {
    await emptyTables(tx)
    await seedDemoParts(ctx, tx)
    await ctx.access.invalidate(tx)
  })
}
