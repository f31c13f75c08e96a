import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

interface QueueState {
  /** When the oldest delivery that waits was due; null when none is due. */
  oldestDueAt: Date | null
  dueQueues: number
}

const maxCounted = 1000

/**
 * Each queue knows when it is next due, and a worker that owns one may be late: both are a look into an index, however
 * much waits.
 */
export async function findQueueState(db: Db, at: Date): Promise<QueueState> {
  const [row] = await db.run<QueueState & Record<string, unknown>>(sql`
    with unowned as (
      select next_due_at as due_at from endpoint_queues
      where owner is null and next_due_at <= ${at} order by next_due_at limit ${maxCounted}
    ), owned as (
      select first.due_at from (select id from endpoint_queues where owner is not null limit ${maxCounted}) queue
      cross join lateral (
        select due_at from due_deliveries where queue_id = queue.id order by due_at limit 1
      ) first
      where first.due_at <= ${at}
    ), due as (select * from unowned union all select * from owned)
    select min(due_at) as "oldestDueAt", least(count(*), ${maxCounted})::int as "dueQueues" from due`)
  return row as QueueState
}
