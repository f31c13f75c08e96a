import sql, { join, raw, type Sql } from 'sql-template-tag'
import { sqlStateOf, sqlStates, type Tx } from '../../../platform/database/database.ts'

/** A reset keeps the tables of the program itself and those that it ships. */
const kept = [
  'schema_version',
  'repeatable_sql',
  'foyer_meta',
  'secret_keys',
  'sandbox_clock',
  'countries',
  'cities',
  'business_types',
  'units',
  'workers',
  // This table is emptied separately, because the reset request may have an idempotency key itself.
  'idempotency_keys',
]

/** Their ids continue, because a process may still own a queue, and no endpoint may see a webhook-id twice. */
const numberedOn = ['endpoint_queues', 'deliveries', 'webhook_listeners']

/** Empties all tables at once under their exclusive locks, so that nobody sees half of a world. */
export async function emptyTables(tx: Tx): Promise<void> {
  const rows = await tx.run<{ name: string }>(sql`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> all(${kept}::text[])
    order by relname`)
  const all = join(rows.map(({ name }) => raw(`"${name}"`)))
  await lockTables(tx, all)
  // A transaction in flight commits into the new world, or not at all.
  await tx.run(sql`
    delete from idempotency_keys where id in (
      select id from idempotency_keys where committed_at is not null for update skip locked)`)
  const lastIds: [table: string, lastId: number][] = []
  for (const table of numberedOn) lastIds.push([table, await readLastId(tx, table)])
  // Only this setting lets the audit log be emptied.
  await tx.run(sql`select set_config('foyer.resets_sandbox', 'on', true)`)
  await tx.run(sql`truncate ${all} restart identity`)
  await tx.run(sql`select set_config('foyer.resets_sandbox', 'off', true)`)
  for (const [table, lastId] of lastIds)
    await tx.run(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${lastId})`)
  await tx.run(sql`delete from foyer_meta where key like 'demo:%'`)
}

const patienceMs = 300
const maxAttempts = 100

/**
 * A transaction that holds some of these locks may wait for others of them. Before PostgreSQL detects a deadlock and
 * ends one of both, this releases its locks, so that the other can finish, and tries again.
 */
async function lockTables(tx: Tx, all: Sql): Promise<void> {
  await tx.run(sql`select set_config('lock_timeout', ${`${patienceMs}ms`}, true)`)
  for (let attempts = 1; ; attempts++) {
    await tx.run(sql`savepoint before_locks`)
    try {
      await tx.run(sql`lock table ${all} in access exclusive mode`)
      break
    } catch (error) {
      if (sqlStateOf(error) !== sqlStates.lockNotAvailable || attempts === maxAttempts) throw error
      await tx.run(sql`rollback to savepoint before_locks`)
    }
  }
  await tx.run(sql`select set_config('lock_timeout', '0', true)`)
}

async function readLastId(tx: Tx, table: string): Promise<number> {
  const [row] = await tx.run<{ last_value: number }>(sql`select last_value from ${raw(`"${table}_id_seq"`)}`)
  return (row as { last_value: number }).last_value
}
