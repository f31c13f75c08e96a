import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { change } from '../../../platform/database/statement.ts'

/** What a batch of results says about one endpoint queue. */
export interface QueueHealth {
  queueId: number
  partnerId: number
  /** Failures since the last success of the batch. */
  failures: number
  hasSuccess: boolean
}

interface Crossed extends Record<string, unknown> {
  queue_id: number
}

/**
 * Healthy queues have no row, or one without failures, so that nothing is written for them. Returns the queues that
 * have failed too often, or work again, and of which nobody was told.
 */
const countFailures = change<Crossed>(
  'webhooks.count-failures',
  `with result as (
     select * from unnest($1::bigint[], $2::bigint[], $3::int[], $4::boolean[])
       as result (queue_id, partner_id, failures, has_success)
   ), recovered as (
     select failure.queue_id from endpoint_failures failure join result on result.queue_id = failure.queue_id
     where result.failures = 0 and failure.failures > 0
   ), counted as (
     insert into endpoint_failures as present (queue_id, partner_id, failures)
     select queue_id, partner_id, failures from result where failures > 0 order by queue_id
     on conflict (queue_id) do update set failures = excluded.failures + case
       when (select has_success from result where result.queue_id = present.queue_id) then 0 else present.failures end
     returning queue_id, failures, told_at
   )
   select queue_id from counted where failures >= $5 and told_at is null
   union all select queue_id from recovered`,
)

export async function countEndpointFailures(
  db: Db,
  health: QueueHealth[],
  tooMany: number,
): Promise<number[]> {
  const rows = await countFailures(db, [
    health.map(({ queueId }) => queueId),
    health.map(({ partnerId }) => partnerId),
    health.map(({ failures }) => failures),
    health.map(({ hasSuccess }) => hasSuccess),
    tooMany,
  ])
  return rows.map(row => row.queue_id)
}

export interface ToldQueue {
  queue_id: number
  partner_id: number
  url: string
}

/** Begins incidents of queues that fail too often, each once. */
export async function beginIncidents(
  tx: Tx,
  { queueIds, tooMany, at }: { queueIds: number[]; tooMany: number; at: Date },
): Promise<ToldQueue[]> {
  return tx.run<ToldQueue>(sql`
    update endpoint_failures failure set told_at = ${at} from endpoint_queues queue
    where failure.queue_id = any(${queueIds}::bigint[]) and queue.id = failure.queue_id
      and failure.failures >= ${tooMany} and failure.told_at is null
    returning failure.queue_id, failure.partner_id, queue.url`)
}

/** Ends incidents of queues that work again, and returns those of which people were told. */
export async function endIncidents(tx: Tx, queueIds: number[]): Promise<ToldQueue[]> {
  return tx.run<ToldQueue>(sql`
    with before as materialized (
      select queue_id, told_at from endpoint_failures where queue_id = any(${queueIds}::bigint[])
      order by queue_id for update
    ), ended as (
      update endpoint_failures failure set failures = 0, told_at = null from before
      where failure.queue_id = before.queue_id
      returning failure.queue_id, failure.partner_id, before.told_at
    )
    select ended.queue_id, ended.partner_id, queue.url
    from ended join endpoint_queues queue on queue.id = ended.queue_id
    where ended.told_at is not null`)
}

/** Whether the partner may get a mail: not while one of its endpoints had one lately. */
export async function takeMail(
  tx: Tx,
  { queueId, partnerId, at, since }: { queueId: number; partnerId: number; at: Date; since: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    update endpoint_failures set mailed_at = ${at}
    where queue_id = ${queueId} and not exists (
      select from endpoint_failures other where other.partner_id = ${partnerId} and other.mailed_at > ${since})
    returning queue_id`)
  return rows.length > 0
}
