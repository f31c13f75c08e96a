import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { insertLifecycleEvent, type LifecycleChange } from './lifecycle.store.ts'

/** Part of the transaction that changes the installation. It waits here until it is sent to the application. */
export const recordLifecycleEvent = (ctx: Context, tx: Tx, change: LifecycleChange): Promise<void> =>
  insertLifecycleEvent(tx, change, ctx.clock.now())
