import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface Lane {
  id: number
  partnerId: number
  url: string
}

interface LaneRow extends Record<string, unknown> {
  id: number
  partner_id: number
  url: string
}

// Materialized: a plan may run a subquery once per row, and its limit holds for each run alone.
const takeDueLanes = statement<LaneRow>(
  'webhooks.take-lanes',
  `with due as materialized (
     select id from endpoint_queues where owner is null and next_due_at <= $2
     order by next_due_at limit $3 for update skip locked
   )
   update endpoint_queues set owner = $1 from due where endpoint_queues.id = due.id
   returning endpoint_queues.id, endpoint_queues.partner_id, endpoint_queues.url`,
)

/** Endpoint queues with something due that nobody owns. */
export async function takeLanes(
  db: Db,
  { worker, at, most }: { worker: number; at: Date; most: number },
): Promise<Lane[]> {
  return (await takeDueLanes(db, [worker, at, most])).map(toLane)
}

const toLane = ({ id, partner_id, url }: LaneRow): Lane => ({ id, partnerId: partner_id, url })

/** All that a worker owns, also those of which it was never told because a connection broke. */
export async function listLanesOf(db: Db, worker: number): Promise<Lane[]> {
  return (
    await db.run<LaneRow>(sql`select id, partner_id, url from endpoint_queues where owner = ${worker}`)
  ).map(toLane)
}

/** Locked first, then looked at: whoever adds a delivery has the same lock, so that none is left without an owner. */
export async function releaseLanes(
  tx: Tx,
  { worker, ids }: { worker: number; ids: number[] },
): Promise<void> {
  await tx.run(sql`
    select id from endpoint_queues where id = any(${ids}::bigint[]) and owner = ${worker} order by id for update`)
  await tx.run(sql`
    update endpoint_queues set owner = null,
      next_due_at = (
        select due_at from due_deliveries due where due.queue_id = endpoint_queues.id order by due_at limit 1)
    where id = any(${ids}::bigint[]) and owner = ${worker}`)
}
