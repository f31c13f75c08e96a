import { describe } from '../../options/find-problem.ts'
import { misconfigured } from '../verification-error.ts'
import { catchUp } from './catch-up.ts'
import { checkWebhook, toSettings } from './check-inbox.ts'
import { coalesce } from './coalesce.ts'
import type { Inbox, InboxEvent, InboxOptions } from './inbox-types.ts'

/** Foyer redelivers for 30 days. */
const rememberedMs = 35 * 24 * 3600 * 1000
const cleaningIntervalMs = 3600 * 1000

/**
 * Handles each event exactly once, also when its webhook is lost, doubled or late: `receive` takes webhooks, and
 * `catchUp` compares with Foyer's event log.
 */
export function createInbox<Tx>(options: InboxOptions<Tx>): Inbox {
  const settings = toSettings(options)
  const { store, handle, isInOrder, now } = settings
  let cleanedAtMs = Number.NEGATIVE_INFINITY
  const walk = coalesce(async (locationId: number) => {
    const nowMs = now()
    if (nowMs - cleanedAtMs > cleaningIntervalMs) {
      await store.forget(new Date(nowMs - rememberedMs))
      cleanedAtMs = nowMs
    }
    return catchUp(settings, locationId)
  })
  return {
    async receive(webhook) {
      const { id, event, isTest } = checkWebhook(webhook)
      if (isTest) return 'test'
      if (isInOrder) {
        if (await store.has(id)) return 'already_handled'
        await walk(event.company_id)
        if (await store.has(id)) return 'handled'
      }
      const claim = { deliveryIds: [id], at: new Date(now()) }
      const work = (tx: Tx) => handle(event as InboxEvent, { tx, from: 'webhook' })
      return (await store.once(claim, work)) === 'handled' ? 'handled' : 'already_handled'
    },
    async catchUp(locationId) {
      if (!Number.isSafeInteger(locationId) || locationId < 1)
        throw misconfigured(`catchUp takes the ID of a Location, but got ${describe(locationId)}.`)
      return walk(locationId)
    },
  }
}
