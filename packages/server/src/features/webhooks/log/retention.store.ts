import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

// Any number that no other program takes: one process at a time changes partitions.
const partitionLock = 7_036_119_031

/** Everybody who writes waits behind whoever waits for a whole table: so this transaction gives up soon. */
export async function waitBriefly(tx: Tx): Promise<void> {
  await tx.run(sql`select set_config('lock_timeout', '1s', true)`)
}

export async function ensurePartitions(tx: Tx, { from, until }: { from: Date; until: Date }): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${partitionLock}::bigint)`)
  await tx.run(sql`select ensure_partitions(${from}, ${until})`)
}

/** Answers how many partitions went. */
export async function dropPartitions(tx: Tx, before: Date): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(${partitionLock}::bigint)`)
  const [row] = await tx.run<{ dropped: number }>(sql`select drop_partitions(${before}) as dropped`)
  // What waited in a queue for all that time has nothing left to be sent.
  await tx.run(sql`delete from due_deliveries where created_at < ${before}`)
  await tx.run(sql`
    delete from event_queue queued
    where not exists (
      select from events where events.location_id = queued.location_id and events.number = queued.number)`)
  return row?.dropped ?? 0
}
