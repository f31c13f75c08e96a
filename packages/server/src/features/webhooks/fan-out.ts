import type { Context } from '../../context.ts'
import { findWaitingLocations, handOut, handOutLifecycleEvents, lockLocations } from './fan-out.store.ts'

/** How long after an event its deliveries are due. */
export const delaySeconds = 5

const eventsAtOnce = 200

/**
 * Turns events into deliveries, once each and in the order in which they committed, whatever the number of workers: the
 * cursor of a Location moves in the transaction that writes its deliveries. Ends when nothing is left.
 */
export async function fanOut(ctx: Context): Promise<void> {
  while (await fanOutLifecycleEvents(ctx));
  while (await fanOutEvents(ctx));
}

async function fanOutEvents(ctx: Context): Promise<boolean> {
  const waiting = await findWaitingLocations(ctx.db)
  if (waiting.length === 0) return false
  return ctx.db.transaction(async tx => {
    const locationIds = await lockLocations(tx, waiting)
    // The others are with another worker, who goes on until nothing is left.
    if (locationIds.length === 0) return false
    const at = ctx.clock.now()
    const { events } = await handOut(tx, { locationIds, events: eventsAtOnce, delaySeconds, at })
    return events > 0
  })
}

const fanOutLifecycleEvents = (ctx: Context): Promise<boolean> =>
  ctx.db.transaction(async tx => {
    const handedOut = await handOutLifecycleEvents(tx, { delaySeconds, at: ctx.clock.now() })
    return handedOut > 0
  })
