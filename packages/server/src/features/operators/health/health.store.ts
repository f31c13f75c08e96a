import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { workerLocks } from '../../webhooks/sending/worker-locks.ts'

interface Worker extends Record<string, unknown> {
  id: number
  started_at: string
  connected_at: string | null
  is_alive: boolean
  queues: number
  claims: number
}

/**
 * The processes that send. One that lives holds its lock: nobody has to write that it does. Its connection ends with
 * the process, so that when it began says more than a heartbeat.
 */
export async function listWorkers(db: Db): Promise<Worker[]> {
  return db.run<Worker>(sql`
    select worker.id, iso_local(worker.started_at, 'UTC') as started_at,
      iso_local(activity.backend_start, 'UTC') as connected_at, lock.pid is not null as is_alive,
      (select count(*)::int from endpoint_queues where owner = worker.id) as queues,
      (select count(*)::int from claims where claims.worker = worker.id) as claims
    from (select * from workers order by id limit 100) worker
    left join pg_locks lock on lock.locktype = 'advisory' and lock.classid = ${workerLocks}::oid
      and lock.objid = worker.id::oid and lock.granted
      and lock.database = (select oid from pg_database where datname = current_database())
    left join pg_stat_activity activity on activity.pid = lock.pid
    order by worker.id`)
}

export interface TableSize extends Record<string, unknown> {
  name: string
  bytes: number
  rows: number
  partitions: number
}

const shownTables = 12

/** Partitions count as one table. Rows are what the database estimates and counts by itself: nothing is read. */
export async function readDatabaseSize(db: Db): Promise<{ size: number; tables: TableSize[] }> {
  const [whole] = await db.run<{ size: number }>(
    sql`select pg_database_size(current_database())::float8 as size`,
  )
  const tables = await db.run<TableSize>(sql`
    with part as (
      select coalesce(parent.inhparent, relation.oid) as id, relation.oid, 
        -- A table that was never analysed has no estimate, and its counters begin when the server starts.
        greatest(relation.reltuples, pg_stat_get_live_tuples(relation.oid), 0) as rows,
        parent.inhparent is not null as is_partition
      from pg_class relation left join pg_inherits parent on parent.inhrelid = relation.oid
      where relation.relkind in ('r', 'm') and relation.relnamespace = current_schema()::regnamespace
    )
    select whole.relname as name, sum(pg_total_relation_size(part.oid))::float8 as bytes,
      round(sum(part.rows))::float8 as rows, (count(*) filter (where is_partition))::int as partitions
    from part join pg_class whole on whole.oid = part.id
    group by whole.relname order by bytes desc limit ${shownTables}`)
  return { size: whole?.size ?? 0, tables }
}

/** How many rows wait, by the statistics of the database. */
export async function estimateWaiting(db: Db): Promise<{ deliveries: number; events: number }> {
  const rows = await db.run<{ relname: string; rows: number }>(sql`
    select relname, n_live_tup::float8 as rows from pg_stat_user_tables
    where schemaname = current_schema() and relname in ('due_deliveries', 'event_queue')`)
  const of = (name: string) => rows.find(({ relname }) => relname === name)?.rows ?? 0
  return { deliveries: of('due_deliveries'), events: of('event_queue') }
}
