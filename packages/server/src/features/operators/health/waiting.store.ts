import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

interface WaitingCounts extends Record<string, unknown> {
  reviews: number
  whitelist_requests: number
  suspensions: number
}

/** Counts by the partial indexes of what waits, and never beyond a thousand. */
export async function countWaiting(db: Db): Promise<WaitingCounts> {
  const [row] = await db.run<WaitingCounts>(sql`
    with waiting as materialized (
      select stage, pending_since, whitelist_requested_at from applications
      where stage = 'review' or pending_since is not null or whitelist_requested_at is not null limit 1000
    )
    select (select count(*)::int from waiting where stage = 'review' or pending_since is not null) as reviews,
      (select count(*)::int from waiting where whitelist_requested_at is not null) as whitelist_requests,
      (select count(*)::int from (
        (select from partners where suspended_at is not null limit 1000)
        union all (select from locations where suspended_at is not null limit 1000)
        union all (select from users where suspended_at is not null limit 1000)
        limit 1000) suspended) as suspensions`)
  return row as WaitingCounts
}
