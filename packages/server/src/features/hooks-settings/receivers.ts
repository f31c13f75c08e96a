import type { Context } from '../../context.ts'
import { notFound } from '../../platform/errors.ts'
import { type ReceiverKey, writeSwitch } from './receivers.store.ts'

/** For the owner: whatever its partner sets, a receiver that is switched off stays silent. */
export async function switchReceiver(ctx: Context, key: ReceiverKey, isOff: boolean): Promise<string> {
  const json = await ctx.db.transaction(tx => writeSwitch(tx, key, isOff ? ctx.clock.now() : null))
  if (json === undefined) throw notFound('This Location has no such receiver.')
  return json
}
