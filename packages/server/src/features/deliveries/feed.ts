import type { Context } from '../../context.ts'
import { keptSince } from '../webhooks/retention.ts'
import { readFeed } from './feed.store.ts'
import type { StandingKey } from './standing.store.ts'
import { getStanding } from './standing.ts'

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
