import pg from 'pg'
import { Connection } from './connection.ts'
import type { Db, SqlQuery, Tx } from './db.ts'
import { presentJoin } from './joined-work.ts'
import { SharedReads } from './shared-reads.ts'
import { Transaction } from './transaction.ts'
import { valueTypes } from './value-types.ts'

export type { Db, SqlQuery, Tx } from './db.ts'
export type ConnectionOptions = pg.PoolConfig

const maxAttempts = 4
// On a serialization failure or a deadlock, PostgreSQL asks for another attempt.
const retryable = new Set(['40001', '40P01'])

/**
 * Every connection notices a server that has gone silent: when it connects, and while it waits for an answer. The
 * system by itself would ask only after two hours whether the server is still there.
 */
export const silenceDetection = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
} satisfies pg.ClientConfig

/** A process that hangs within a transaction must not hold up the others for longer than this. */
const maxIdleInTransactionMs = 15_000

/**
 * A connection may be lost at any moment, even before whoever asked for it has it. That fails its queries and takes it
 * out of the pool, but an error without a listener would end the process.
 */
export const surviveLosses = (pool: pg.Pool): pg.Pool =>
  pool.on('connect', client => client.on('error', () => undefined))

/** A connection of a pool sends queries at once, without waiting for the answers. */
export const clientOptions = (connection: ConnectionOptions): pg.PoolConfig => ({
  ...silenceDetection,
  ...connection,
  pipeline: true,
  types: valueTypes,
})

export class Database implements Db {
  readonly #pool: pg.Pool
  readonly #reads: SharedReads
  #isClosing = false

  constructor(
    readonly connection: ConnectionOptions,
    onIdleError: (error: Error) => void,
  ) {
    const createPool = (options: pg.PoolConfig): pg.Pool => {
      // A timer for each returned connection costs more than connections that stay open.
      const pool = new pg.Pool({
        idleTimeoutMillis: 0,
        idle_in_transaction_session_timeout: maxIdleInTransactionMs,
        ...clientOptions(connection),
        ...options,
      })
      // PostgreSQL may stop before it has read that a connection ends.
      pool.on('error', error => {
        if (!this.#isClosing) onIdleError(error)
      })
      return surviveLosses(pool)
    }
    this.#pool = createPool({ max: connection.max ?? 12 })
    this.#reads = new SharedReads(createPool, connection)
  }

  run<Row extends pg.QueryResultRow>(query: SqlQuery): Promise<Row[]> {
    if (query.name !== undefined && !query.isChange) return this.#reads.run(query)
    return presentJoin() ? this.transaction(tx => tx.run(query)) : retried(() => this.#runAlone(query))
  }

  async #runAlone<Row extends pg.QueryResultRow>(query: SqlQuery): Promise<Row[]> {
    const client = await this.#pool.connect()
    const connection = new Connection(client)
    try {
      return await connection.run(query)
    } finally {
      client.release(connection.failure)
    }
  }

  /**
   * For work of which only one statement changes anything, so that it needs a transaction only when other work joins it.
   */
  single<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return presentJoin() ? this.transaction(work) : work(this)
  }

  /**
   * Commits all or nothing. It runs again when PostgreSQL asks for it, so `work` must do nothing except write to `tx`.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return retried(() => this.#attempt(work))
  }

  async #attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    const transaction = new Transaction(client)
    try {
      transaction.begin()
      const result = await work(transaction)
      const join = presentJoin()
      if (join) transaction.beforeCommit(() => join(transaction))
      await transaction.commit()
      return result
    } catch (error) {
      await transaction.rollback().catch((failure: Error) => {
        transaction.failure = failure
      })
      throw error
    } finally {
      client.release(transaction.failure)
    }
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.#pool.query('select 1')
  }

  get stats() {
    const pools = [this.#pool, this.#reads.pool]
    const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
    return {
      total: sum(pool => pool.totalCount),
      idle: sum(pool => pool.idleCount),
      waiting: sum(pool => pool.waitingCount),
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await Promise.all([this.#pool.end(), this.#reads.pool.end()])
  }
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const state = sqlStateOf(error) ?? ''
      // A row that was there when we looked was deleted meanwhile: a second look finds out and says what is missing.
      const isGone = state === sqlStates.foreignKeyViolation && attempt === 1
      if (attempt === maxAttempts || !(retryable.has(state) || isGone)) throw error
    }
  }
}

/** Features distinguish errors by these codes. */
export const sqlStates = {
  numberOutOfRange: '22003',
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  lockNotAvailable: '55P03',
} as const

/** Returns PostgreSQL's five-character code of an error, if it is one of its errors. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

// These are PostgreSQL's classes for lost connections and for a server that stops or is full, and the codes of the
// network.
const away = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND)$/

/** Returns whether a query failed because the database cannot be reached, and not because of the query. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as { code?: string }
  return (
    away.test(code) ||
    /connection (terminated|timeout)|is not queryable|timeout exceeded when trying to connect|not currently accepting connections/i.test(
      error.message,
    )
  )
}

/** Returns the constraint that refused a write, for rules that the database enforces. */
export function violatedConstraintOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}
