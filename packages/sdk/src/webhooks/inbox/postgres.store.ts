import { misconfigured } from '../verification-error.ts'
import { hasFunctions } from './check-inbox.ts'
import type { Claim, ClaimResult, InboxStore } from './inbox-store.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type TableNames, tableNames } from './table-names.ts'

/** One connection, such as pg's Client or PoolClient. */
export interface PostgresConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[]; command: string }>
}

/** pg's Pool. */
export interface PostgresPool extends PostgresConnection {
  readonly totalCount: number
  connect(): Promise<PooledConnection>
}

interface PooledConnection extends PostgresConnection {
  on(event: 'error', listener: (error: Error) => void): unknown
  off(event: 'error', listener: (error: Error) => void): unknown
  release(error?: Error): void
}

export interface PostgresStoreOptions {
  /** How the names of the two tables begin; a store for each partner account needs its own. */
  prefix?: string
}

/**
 * Remembers in PostgreSQL. The handling, its mark and what the handler writes through `tx` are one transaction. Takes
 * pg's Pool, or one connection that nobody else uses meanwhile. Creates its tables if they are missing.
 */
export function postgresStore<Tx extends PostgresConnection = PostgresConnection>(
  database: PostgresPool | PostgresConnection,
  { prefix = 'foyer_inbox' }: PostgresStoreOptions = {},
): InboxStore<Tx> {
  if (!hasFunctions(database, ['query']))
    throw misconfigured('postgresStore takes a Pool or a connected Client of pg.')
  const tables = postgresTables(prefix)
  const transaction = toTransaction(database)
  let ready: Promise<unknown> | undefined
  const prepared = () => {
    ready ??= transaction(tx => createTables(tx, tables)).catch(error => {
      ready = undefined
      throw error
    })
    return ready
  }
  const run = async <T>(work: (tx: PostgresConnection) => Promise<T>): Promise<T> => {
    await prepared()
    return transaction(work)
  }
  const read = (text: string, values: unknown[]) => run(async tx => (await tx.query(text, values)).rows)
  return {
    once: (claim, work) => run(tx => once(tx, { claim, tables, work: () => work(tx as Tx) })),
    has: async id =>
      (await read(`select 1 from ${tables.deliveries} where delivery_id = $1`, [id])).length > 0,
    async findPosition(locationId) {
      const [row] = await read(`select sequence from ${tables.positions} where location_id = $1`, [
        locationId,
      ])
      return row && Number(row.sequence)
    },
    async forget(before) {
      await read(`delete from ${tables.deliveries} where handled_at < $1`, [before])
    },
  }
}

interface Tables extends TableNames {
  /** Creates both tables, for those who create tables by migrations of their own. */
  sql: string
}

/** The tables of a store, and the SQL that creates them. */
export function postgresTables(prefix = 'foyer_inbox'): Tables {
  const { deliveries, positions } = tableNames(prefix)
  const sql = `create table if not exists ${deliveries} (delivery_id text primary key, handled_at timestamptz not null);
create index if not exists ${deliveries}_handled_at on ${deliveries} (handled_at);
create table if not exists ${positions} (location_id bigint primary key, sequence bigint not null);`
  return { deliveries, positions, sql }
}

/** Looks first, because "if not exists" too needs the right to create tables. */
async function createTables(tx: PostgresConnection, { deliveries, positions, sql }: Tables): Promise<void> {
  const { rows } = await tx.query('select 1 where to_regclass($1) is null or to_regclass($2) is null', [
    deliveries,
    positions,
  ])
  if (rows.length === 0) return
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [deliveries])
  await tx.query(sql)
}

interface Once {
  claim: Claim
  tables: Tables
  work(): unknown
}

async function once(tx: PostgresConnection, { claim, tables, work }: Once): Promise<ClaimResult> {
  const { deliveryIds, at, move } = claim
  if (move && (await lockPosition(tx, tables, move.locationId)) !== move.from) return 'moved'
  // Waits for a transaction that claims the same delivery, and claims it if that one fails.
  const { rows: claimed } = await tx.query(
    `insert into ${tables.deliveries} (delivery_id, handled_at) select unnest($1::text[]), $2
     on conflict do nothing returning delivery_id`,
    [deliveryIds, at],
  )
  const isNew = claimed.length === deliveryIds.length
  if (isNew) await work()
  if (move)
    await tx.query(`update ${tables.positions} set sequence = $2 where location_id = $1`, [
      move.locationId,
      move.to,
    ])
  return isNew ? 'handled' : 'already_handled'
}

async function lockPosition(tx: PostgresConnection, { positions }: Tables, locationId: number) {
  await tx.query(`insert into ${positions} (location_id, sequence) values ($1, 0) on conflict do nothing`, [
    locationId,
  ])
  const { rows } = await tx.query(`select sequence from ${positions} where location_id = $1 for update`, [
    locationId,
  ])
  return Number(rows[0]?.sequence)
}

type Transaction = <T>(work: (tx: PostgresConnection) => Promise<T>) => Promise<T>

function toTransaction(database: PostgresPool | PostgresConnection): Transaction {
  if (!isPool(database)) {
    const inTurn = oneAtATime()
    return work => inTurn(() => inTransaction(database, work))
  }
  return async work => {
    const connection = await database.connect()
    let failure: Error | undefined
    const onBroken = (error: Error) => {
      failure = error
    }
    // The pool does not listen while a connection is out, and an error that nobody hears would end the program.
    connection.on('error', onBroken)
    try {
      return await inTransaction(connection, work, onBroken)
    } finally {
      if (!failure) connection.off('error', onBroken)
      connection.release(failure)
    }
  }
}

/** A Client of pg has `connect` too, but counts no connections. */
const isPool = (database: PostgresPool | PostgresConnection): database is PostgresPool =>
  typeof (database as PostgresPool).totalCount === 'number'

async function inTransaction<T>(
  connection: PostgresConnection,
  work: (tx: PostgresConnection) => Promise<T>,
  onBroken: (error: Error) => void = () => undefined,
): Promise<T> {
  try {
    await connection.query('begin isolation level read committed')
    const result = await work(connection)
    const { command } = await connection.query('commit')
    if (command === 'ROLLBACK')
      throw new Error('PostgreSQL rolled back: a statement failed, and the handler has caught its error.')
    return result
  } catch (error) {
    await connection.query('rollback').catch(onBroken)
    throw error
  }
}
