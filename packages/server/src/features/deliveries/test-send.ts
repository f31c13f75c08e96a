import { blockedReasons } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { enqueue } from '../webhooks/queue.ts'
import type { StandingKey } from './standing.store.ts'
import { getStanding } from './standing.ts'
import { insertTests, listTestReceivers } from './test-send.store.ts'

/** JSON of the deliveries: real ones, signed and logged. */
export async function sendTest(ctx: Context, key: StandingKey, url: string | undefined): Promise<string> {
  await getStanding(ctx, key)
  return ctx.db.transaction(async tx => {
    const all = await listTestReceivers(tx, key)
    const meant = url === undefined ? all : all.filter(receiver => receiver.url === url)
    if (url !== undefined && meant.length === 0)
      throw notFound('This is not the URL of one of your receivers in this Location.')
    if (meant.length === 0) throw conflict('You have no receiver in this Location.')
    const receivers = meant.filter(({ blockedBy }) => blockedBy === null)
    if (receivers.length === 0)
      throw conflict(
        `Nothing is sent. ${meant.map(({ url, blockedBy }) => `${url}: ${blockedBy && blockedReasons[blockedBy]}`).join(' ')}`,
      )
    const at = ctx.clock.now()
    const { json, keys } = await insertTests(tx, key, { receivers, at })
    await enqueue(tx, keys, at)
    return json
  })
}
