import type { Context } from '../../../context.ts'
import type { StandingKey } from './eligibility.store.ts'
import { getStanding } from './eligibility.ts'
import { readFeed } from './event-feed.store.ts'
import { keptSince } from './retention.ts'

/** What was told stays in the feed; what may be read of it is what the partner may read today. */
export async function listEvents(
  ctx: Context,
  key: StandingKey,
  { after, count }: { after: number; count: number },
) {
  const standing = await getStanding(ctx, key)
  const page = { after, count, standing, keptSince: keptSince(ctx) }
  const { json, lastSequence } = await readFeed(ctx.db, key, page)
  return { json, meta: { last_sequence: lastSequence } }
}
