import { readableKinds, recheck } from './endpoints.ts'
import { applicationIds, day, locationIds, partnerIds } from './facts.ts'
import { expire, resume } from './installation.ts'
import type { Observed } from './observe.ts'
import { keyOf, type ModelState } from './state.ts'

/** Sends what is due, and returns what must be seen then. */
export function goOut(state: ModelState): Observed {
  const observed: Observed = { deliveries: {}, received: {}, feeds: {} }
  for (const delivery of state.deliveries) {
    if (delivery.outcome === 'scheduled') delivery.outcome = recheck(state, delivery)
    const { partner, location, url, application, happening, lifecycle, outcome } = delivery
    const record = happening ? `${happening.resource} ${happening.id}` : `application ${application}`
    const what = happening?.status ?? lifecycle
    const key = `partner ${partner}, ${location}, ${url}`
    observed.deliveries[key] ??= []
    observed.deliveries[key].push(`${record} ${what}: ${outcome} for ${application ?? 'a person'}`)
    if (outcome !== 'delivered' && outcome !== 'failed') continue
    const place = `partner ${partner}, ${url}, ${location} ${record}`
    observed.received[place] ??= []
    observed.received[place].push(happening ? `${what} ${happening.name}` : (lifecycle ?? ''))
  }
  for (const location of locationIds)
    for (const partner of partnerIds)
      observed.feeds[keyOf(location, partner)] = readFeed(state, location, partner)
  state.deliveries = []
  return observed
}

function readFeed(state: ModelState, location: number, partner: 1 | 2): Observed['feeds'][string] {
  const kinds = readableKinds(state, location, partner)
  if (!kinds) return 403
  const feed = state.feeds[keyOf(location, partner)]
  if (!feed) throw new Error(`Partner ${partner} has no feed in ${location}.`)
  const rows = feed.unread.map(({ sequence, happening: { resource, id, status } }) => ({
    sequence,
    event: `${resource} ${id} ${status}`,
    hasData: kinds.has(resource),
    lastSequence: feed.last,
  }))
  feed.unread = []
  return rows
}

/** Billing checks every installation: first what has ended, then what has begun. */
export function settle(state: ModelState): void {
  const all = locationIds.flatMap(location => applicationIds.map(application => ({ location, application })))
  for (const of of all) expire(state, of)
  for (const of of all) resume(state, of)
}

/** Drops events after thirty days. */
export function dropExpired(state: ModelState, now: number): void {
  for (const feed of Object.values(state.feeds))
    feed.unread = feed.unread.filter(({ happening }) => happening.at >= now - 30 * day)
}
