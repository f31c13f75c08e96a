import type { Context } from '../../../context.ts'
import type { PartnerAtLocation } from './eligibility.store.ts'
import { getEligibility } from './eligibility.ts'
import { readFeed } from './event-feed.store.ts'
import { retainedSince } from './retention.ts'

/** Events stay in the feed, but a partner reads only what it may read today. */
export async function listEvents(
  ctx: Context,
  key: PartnerAtLocation,
  { after, count }: { after: number; count: number },
) {
  const eligibility = await getEligibility(ctx, key)
  const page = { after, count, eligibility, retainedSince: retainedSince(ctx) }
  const { json, lastSequence } = await readFeed(ctx.db, key, page)
  return { json, meta: { last_sequence: lastSequence } }
}
