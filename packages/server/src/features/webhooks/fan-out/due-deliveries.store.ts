import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface LogKey {
  id: number
  created_at: Date
  queue_id: number
}

/**
 * Endpoint queues are locked in the order of their ids. A worker that releases one checks under the same lock that
 * nothing is due, so that no delivery is left without an owner. A replay learns the results of what it sends.
 */
export async function insertDue(tx: Tx, keys: LogKey[], at: Date, replayId?: number): Promise<void> {
  const queues = keys.map(({ queue_id }) => queue_id)
  await tx.run(sql`select id from endpoint_queues where id = any(${queues}::bigint[]) order by id for update`)
  await tx.run(sql`
    insert into due_deliveries
    select due.*
    from unnest(${keys.map(({ id }) => id)}::bigint[], ${keys.map(({ created_at }) => created_at)}::timestamptz[])
      as key (id, created_at)
    join deliveries on deliveries.id = key.id and deliveries.created_at = key.created_at
    cross join lateral to_due(deliveries, ${replayId ?? null}::bigint) due`)
  await tx.run(sql`
    update endpoint_queues set next_due_at = least(next_due_at, ${at}) where id = any(${queues}::bigint[])`)
}
