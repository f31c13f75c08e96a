import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { insertLifecycleEvent, type LifecycleChange } from './lifecycle.store.ts'

/**
 * Runs in the transaction that changes the installation. The event is stored until it is fanned out to the
 * application.
 */
export const recordLifecycleEvent = (ctx: Context, tx: Tx, change: LifecycleChange): Promise<void> =>
  insertLifecycleEvent(tx, change, ctx.clock.now())
