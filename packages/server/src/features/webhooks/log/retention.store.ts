import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

// One process at a time changes partitions. The number must not be used by another program.
const partitionLock = 7_036_119_031

/** Writers queue behind a transaction that waits for a table lock, so this one gives up soon. */
export async function waitBriefly(tx: Tx): Promise<void> {
  await tx.run(sql`select set_config('lock_timeout', '1s', true)`)
}

export async function ensurePartitions(tx: Tx, { from, until }: { from: Date; until: Date }): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${partitionLock}::bigint)`)
  await tx.run(sql`select ensure_partitions(${from}, ${until})`)
}

/** Returns how many partitions were dropped. */
export async function dropPartitions(tx: Tx, before: Date): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(${partitionLock}::bigint)`)
  const [row] = await tx.run<{ dropped: number }>(sql`select drop_partitions(${before}) as dropped`)
  // A delivery that waited that long has no event left to send.
  await tx.run(sql`delete from due_deliveries where created_at < ${before}`)
  await tx.run(sql`
    delete from event_queue queued
    where not exists (
      select from events where events.location_id = queued.location_id and events.number = queued.number)`)
  return row?.dropped ?? 0
}
