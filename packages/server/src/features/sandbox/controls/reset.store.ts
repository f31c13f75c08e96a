import sql, { join, raw, type Sql } from 'sql-template-tag'
import { sqlStateOf, sqlStates, type Tx } from '../../../platform/database/database.ts'

/** What the program itself lives on, and what it ships. */
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
  // Emptied apart: the request for the reset may have a key itself.
  'idempotency_keys',
]

/** Their ids go on: a process may still have a lane in hand, and no receiver sees a webhook-id twice. */
const numberedOn = ['endpoint_queues', 'deliveries']

/** All at once, with the exclusive lock of every table: nobody sees half of a world. */
export async function emptyTables(tx: Tx): Promise<void> {
  const rows = await tx.run<{ name: string }>(sql`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> all(${kept}::text[])
    order by relname`)
  const all = join(rows.map(({ name }) => raw(`"${name}"`)))
  await lockTables(tx, all)
  // Whoever has one in hand commits into the new world, or not at all.
  await tx.run(sql`
    delete from idempotency_keys where id in (
      select id from idempotency_keys where committed_at is not null for update skip locked)`)
  const lastIds: [table: string, lastId: number][] = []
  for (const table of numberedOn) lastIds.push([table, await readLastId(tx, table)])
  // The audit log lets itself be emptied by nothing else.
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
 * Whoever has some of them may wait for others of them. Before PostgreSQL would call that a deadlock and end one of both,
 * this lets go of what it has, so that they can finish, and tries again.
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
