import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { hintAfter, hintedResource } from '../../infrastructure/hints/hints.ts'
import {
  findWaiting,
  lockCursors,
  type Recipient,
  writeDeliveries,
  writeLifecycleDeliveries,
} from './fan-out.store.ts'

/**
 * Turns events into deliveries, once each and in the order in which they committed, whatever the number of workers: the
 * cursor of a Location moves in the transaction that writes its deliveries. Ends when nothing is left, or at a stop.
 */
export async function fanOut(ctx: Context, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const waiting = await findWaiting(ctx.db)
    const fannedOut = [
      waiting.hasLifecycleEvents && (await fanOutLifecycleEvents(ctx)),
      waiting.locationIds.length > 0 && (await fanOutEvents(ctx, waiting.locationIds)),
    ]
    if (!fannedOut.includes(true)) return
  }
}

// A worker that has locked a Location is done in less.
const othersMs = 10
const maxOthersMs = 10_000

/**
 * Returns when every event so far has its deliveries: also those that a worker is fanning out at the moment. Throws if
 * that takes too long.
 */
export async function fanOutEverything(ctx: Context): Promise<void> {
  for (const endMs = ctx.clock.real().getTime() + maxOthersMs; ; await pause(othersMs)) {
    await fanOut(ctx)
    const { locationIds, hasLifecycleEvents } = await findWaiting(ctx.db)
    if (locationIds.length === 0 && !hasLifecycleEvents) return
    if (ctx.clock.real().getTime() > endMs)
      throw new AppError('unavailable', 'Some events have no deliveries yet: repeat the request.')
  }
}

const fanOutEvents = (ctx: Context, waiting: number[]): Promise<boolean> =>
  ctx.db.transaction(async tx => {
    const locationIds = await lockCursors(tx, waiting)
    // Another worker has locked the rest, and continues until nothing is left.
    if (locationIds.length === 0) return false
    const at = ctx.clock.now()
    const withRecipients = !ctx.liveTopics.isIdle
    const { events, recipients } = await writeDeliveries(tx, { locationIds, at, withRecipients })
    hintOfDeliveries(ctx, tx, recipients ?? [])
    return events > 0
  })

const fanOutLifecycleEvents = (ctx: Context): Promise<boolean> =>
  ctx.db.transaction(async tx => {
    const recipients = await writeLifecycleDeliveries(tx, ctx.clock.now())
    hintOfDeliveries(ctx, tx, recipients)
    return recipients.length > 0
  })

function hintOfDeliveries(ctx: Context, tx: Tx, recipients: Recipient[]): void {
  for (const { locationId: location_id, partnerId: partner_id, resource } of recipients)
    hintAfter(ctx, tx, {
      kind: 'delivery',
      partner_id,
      location_id,
      delivery_id: null,
      resource: hintedResource(resource),
    })
}
