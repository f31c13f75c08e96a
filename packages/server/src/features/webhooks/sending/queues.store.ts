import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { change } from '../../../platform/database/statement.ts'

export interface QueueRow {
  id: number
  partnerId: number
  url: string
}

interface QueueRecord extends Record<string, unknown> {
  id: number
  partner_id: number
  url: string
}

// Materialized: a plan may run a subquery once per row, and its limit holds for each run alone.
const takeDue = change<QueueRecord>(
  'webhooks.take-queues',
  `with due as materialized (
     select id from endpoint_queues where owner is null and next_due_at <= $2
     order by next_due_at limit $3 for update skip locked
   )
   update endpoint_queues set owner = $1 from due where endpoint_queues.id = due.id
   returning endpoint_queues.id, endpoint_queues.partner_id, endpoint_queues.url`,
)

/** Queues with something due and no owner. */
export async function takeDueQueues(
  db: Db,
  { workerId, at, limit }: { workerId: number; at: Date; limit: number },
): Promise<QueueRow[]> {
  return (await takeDue(db, [workerId, at, limit])).map(toQueue)
}

const toQueue = ({ id, partner_id, url }: QueueRecord): QueueRow => ({ id, partnerId: partner_id, url })

/** All queues of a worker, including those that it does not know of because a connection broke. */
export async function listQueuesOf(db: Db, workerId: number): Promise<QueueRow[]> {
  return (
    await db.run<QueueRecord>(sql`select id, partner_id, url from endpoint_queues where owner = ${workerId}`)
  ).map(toQueue)
}

/**
 * Gives back these queues, or all queues of the workers. It locks first and then reads: whoever adds a delivery takes the
 * same lock, so that none is left without an owner.
 */
export async function releaseQueues(
  tx: Tx,
  { workerIds, ids = null }: { workerIds: number[]; ids?: number[] | null },
): Promise<void> {
  await tx.run(sql`
    select id from endpoint_queues
    where owner = any(${workerIds}::int[]) and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
    order by id for update`)
  await tx.run(sql`
    update endpoint_queues set owner = null,
      next_due_at = (
        select due_at from due_deliveries due where due.queue_id = endpoint_queues.id order by due_at limit 1)
    where owner = any(${workerIds}::int[]) and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))`)
}
