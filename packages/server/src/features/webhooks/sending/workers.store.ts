import { failureSentence } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { releaseQueues } from './queues.store.ts'
import { workerLocks } from './worker-locks.ts'

export async function insertWorker(db: Db, at: Date): Promise<number> {
  const [row] = await db.run<{ id: number }>(
    sql`insert into workers (started_at) values (${at}) returning id`,
  )
  return (row as { id: number }).id
}

/** Waits for locks of this transaction end after this time, with an error. */
export async function limitLockWaits(db: Db, ms: number): Promise<void> {
  await db.run(sql`select set_config('lock_timeout', ${String(ms)}, true)`)
}

/** Takes a lock that is held until the connection ends. */
export async function lockWorker(db: Db, id: number): Promise<void> {
  await db.run(sql`select pg_advisory_lock(${workerLocks}::int, ${id}::int)`)
}

export async function findWorker(db: Db, id: number): Promise<boolean> {
  return (await db.run(sql`select from workers where id = ${id}`)).length > 0
}

/** Their claims go with them, in the same moment in which others can take their queues. */
export async function removeWorkers(tx: Tx, ids: number[]): Promise<void> {
  await releaseQueues(tx, { workerIds: ids })
  await tx.run(sql`delete from workers where id = any(${ids}::int[])`)
}

/**
 * Returns other workers whose lock nobody holds any more. This transaction holds the locks now, so that only one worker
 * cleans up.
 */
export async function findDeadWorkers(tx: Tx, ownId = 0): Promise<number[]> {
  const rows = await tx.run<{ id: number }>(sql`
    select id from (select id from workers where id <> ${ownId} order by id offset 0) worker
    where pg_try_advisory_xact_lock(${workerLocks}::int, id)`)
  return rows.map(({ id }) => id)
}

interface Takeover {
  workerIds: number[]
  at: Date
  /** Which of their claimed deliveries may have been sent; any of them when this is not known. */
  interrupted?: readonly number[]
}

/** What may have been sent gets an interrupted attempt in the log. All that they had claimed is sent again. */
export async function takeOver(tx: Tx, { workerIds: ids, at, interrupted }: Takeover): Promise<number> {
  // From here on they can write no results; deliveries with a result are no longer due.
  await tx.run(sql`select id from workers where id = any(${ids}::int[]) order by id for update`)
  const only = interrupted ?? null
  const rows = await tx.run(sql`
    with freed as (
      update due_deliveries due set attempts = due.attempts + 1
      from claims claim
      where claim.worker = any(${ids}::int[]) and due.queue_id = claim.queue_id
        and due.due_at between claim.first_due_at and claim.last_due_at
        and due.delivery_id = any(claim.delivery_ids)
        and (${only}::bigint[] is null or due.delivery_id = any(${only}::bigint[]))
      returning due.delivery_id, due.created_at, due.attempts
    ), counted as (
      update deliveries delivery set attempts = freed.attempts
      from freed where delivery.id = freed.delivery_id and delivery.created_at = freed.created_at
      returning delivery.id, delivery.created_at, delivery.attempts, delivery.partner_id
    )
    insert into delivery_attempts
      (delivery_id, created_at, number, partner_id, started_at, duration_ms, reason)
    select id, created_at, attempts, partner_id, ${at}, 0,
      ${failureSentence('interrupted')}
    from counted
    on conflict do nothing
    returning delivery_id`)
  await removeWorkers(tx, ids)
  return rows.length
}
