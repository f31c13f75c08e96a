import { misconfigured } from '../verification-error.ts'
import { hasFunctions } from './check-inbox.ts'
import type { Claim, ClaimResult, InboxStore } from './inbox-store.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type TableNames, tableNames } from './table-names.ts'

type SqliteValue = string | number

/** What node:sqlite's DatabaseSync and better-sqlite3 have in common. */
export interface SqliteDatabase {
  exec(sql: string): unknown
  prepare(sql: string): {
    get(...values: SqliteValue[]): unknown
    run(...values: SqliteValue[]): { changes: number | bigint }
  }
}

export interface SqliteStoreOptions {
  /** How the names of the two tables begin; a store for each partner account needs its own. */
  prefix?: string
  /** How long a claim waits while another process writes; by default 10 seconds. */
  timeoutMs?: number
}

/**
 * Remembers in SQLite. The handling, its mark and what the handler writes through `tx`, which is this database, are one
 * transaction. Give it a connection of its own: what others write on it while a handler runs would belong to that
 * transaction too. Creates its tables if they are missing.
 */
export function sqliteStore<Database extends SqliteDatabase>(
  database: Database,
  { prefix = 'foyer_inbox', timeoutMs = 10_000 }: SqliteStoreOptions = {},
): InboxStore<Database> {
  if (!hasFunctions(database, ['exec', 'prepare']))
    throw misconfigured('sqliteStore takes a database of node:sqlite or better-sqlite3.')
  if (!Number.isFinite(timeoutMs)) throw misconfigured('timeoutMs must be a number of milliseconds.')
  const tables = tableNames(prefix)
  let hasTables = false
  const inTurn = oneAtATime()
  const transaction = <T>(work: () => T | Promise<T>): Promise<T> =>
    inTurn(async () => {
      await begin(database, timeoutMs)
      try {
        if (!hasTables) database.exec(tablesOf(tables))
        const result = await work()
        database.exec('commit')
        hasTables = true
        return result
      } catch (error) {
        rollBack(database)
        throw error
      }
    })
  return {
    once: (claim, work) => transaction(() => once(database, { claim, tables, work: () => work(database) })),
    has: id =>
      transaction(() => {
        const row = database
          .prepare(`select 1 as found from ${tables.deliveries} where delivery_id = ?`)
          .get(id)
        return Boolean(row)
      }),
    findPosition: locationId => transaction(() => findPosition(database, tables, locationId)),
    forget: before =>
      transaction(() => {
        database.prepare(`delete from ${tables.deliveries} where handled_at < ?`).run(before.getTime())
      }),
  }
}

const tablesOf = ({ deliveries, positions }: TableNames) =>
  `create table if not exists ${deliveries} (delivery_id text primary key, handled_at integer not null) without rowid;
   create index if not exists ${deliveries}_handled_at on ${deliveries} (handled_at);
   create table if not exists ${positions} (location_id integer primary key, sequence integer not null)`

interface Once {
  claim: Claim
  tables: TableNames
  work(): unknown
}

async function once(database: SqliteDatabase, { claim, tables, work }: Once): Promise<ClaimResult> {
  const { deliveryIds, at, move } = claim
  if (move && (findPosition(database, tables, move.locationId) ?? 0) !== move.from) return 'moved'
  const insert = `insert into ${tables.deliveries} (delivery_id, handled_at) values (?, ?) on conflict do nothing`
  let isNew = true
  for (const id of deliveryIds)
    if (Number(database.prepare(insert).run(id, at.getTime()).changes) === 0) isNew = false
  if (isNew) await work()
  if (move)
    database
      .prepare(
        `insert into ${tables.positions} (location_id, sequence) values (?, ?)
         on conflict (location_id) do update set sequence = excluded.sequence`,
      )
      .run(move.locationId, move.to)
  return isNew ? 'handled' : 'already_handled'
}

function findPosition(database: SqliteDatabase, { positions }: TableNames, locationId: number) {
  const row = database.prepare(`select sequence from ${positions} where location_id = ?`).get(locationId)
  return row ? Number((row as { sequence: number | bigint }).sequence) : undefined
}

/** Waits without stopping the program, so that a writer in this same process can end. */
async function begin(database: SqliteDatabase, timeoutMs: number): Promise<void> {
  for (let waitedMs = 0, pauseMs = 5; ; waitedMs += pauseMs, pauseMs = Math.min(pauseMs * 2, 100)) {
    try {
      withoutWaiting(database, () => database.exec('begin immediate'))
      return
    } catch (error) {
      if (waitedMs >= timeoutMs || !/is locked|SQLITE_BUSY/.test(String(error))) throw error
    }
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
}

/** SQLite itself would wait with the whole program: better-sqlite3 lets it do so for five seconds. */
function withoutWaiting(database: SqliteDatabase, work: () => unknown): void {
  const row = database.prepare('pragma busy_timeout').get() as { timeout?: number | bigint } | undefined
  const setTimeoutMs = (ms: number) => database.exec(`pragma busy_timeout = ${ms}`)
  const usualMs = Number(row?.timeout ?? 0)
  if (usualMs > 0) setTimeoutMs(0)
  try {
    work()
  } finally {
    if (usualMs > 0) setTimeoutMs(usualMs)
  }
}

function rollBack(database: SqliteDatabase): void {
  try {
    database.exec('rollback')
  } catch {
    // SQLite has rolled back by itself after some errors.
  }
}
