import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { ask } from './ask.ts'
import { isRead, presentJoin } from './joined-work.ts'
import type { ReadRow } from './prepared-query.ts'
import { SharedConnections } from './shared-connections.ts'
import { Transaction } from './transaction.ts'

export type ConnectionOptions = pg.PoolConfig

/** What a store function takes first: the pool, or a transaction. */
export interface Db {
  run<Row extends pg.QueryResultRow>(query: Sql): Promise<Row[]>
  runPrepared<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: unknown[],
    read?: ReadRow<Row>,
  ): Promise<Row[]>
  /** For statements that never wait for what a transaction holds. */
  runBrief<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]>
}

/** A store function that must not run outside a transaction asks for this type. */
export interface Tx extends Db {
  readonly isTransaction: true
  /** A last check of the transaction: it ends with what the check throws. */
  beforeCommit(check: () => Promise<void>): void
  /**
   * What others wait for from then on, such as taking a number: it goes out together with the commit, so `send` must
   * not wait for anything first. If it fails, nothing is committed.
   */
  withCommit(send: () => Promise<unknown>): void
  /** For what other parts of this process must learn, once it is true. */
  afterCommit(then: () => void): void
}

const maxAttempts = 4
// A serialization failure and a deadlock: PostgreSQL asks for another try.
const retryable = new Set(['40001', '40P01'])

const ignore = () => undefined

const mustBeJoined = (statement: string): boolean => presentJoin() !== undefined && !isRead(statement)

export class Database implements Db {
  readonly #pool: pg.Pool
  readonly #shared: SharedConnections

  constructor(
    readonly connection: ConnectionOptions,
    onIdleError: (error: Error) => void,
  ) {
    // A timer for each return of a connection costs more than connections that stay.
    this.#pool = new pg.Pool({
      max: 20,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 0,
      ...connection,
    })
    this.#pool.on('error', onIdleError)
    // A connection may be lost at any moment, even before whoever asked for it has it. That fails what is asked on it, and
    // takes it out of the pool; an error that nobody listens to would end the process.
    this.#pool.on('connect', client => client.on('error', ignore))
    this.#shared = new SharedConnections(this.#pool)
  }

  run<Row extends pg.QueryResultRow>(statement: Sql): Promise<Row[]> {
    const { text, values } = statement
    if (mustBeJoined(text)) return this.transaction(tx => tx.run(statement))
    return ask(query => this.#shared.sendAlone(query), { text, values })
  }

  runPrepared<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: unknown[],
    read?: ReadRow<Row>,
  ): Promise<Row[]> {
    if (mustBeJoined(text)) return this.transaction(tx => tx.runPrepared(name, text, values, read))
    return ask(query => this.#shared.sendAlone(query), { name, text, values, read })
  }

  runBrief<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    if (mustBeJoined(text)) return this.transaction(tx => tx.runBrief(name, text, values))
    return ask(query => this.#shared.send(query), { name, text, values })
  }

  /** All or nothing. Tried again when PostgreSQL asks for it, so `work` must do nothing else than write to `tx`. */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(work)
      } catch (error) {
        if (attempt === maxAttempts || !retryable.has(sqlStateOf(error) ?? '')) throw error
      }
    }
  }

  async #attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    let broken: Error | undefined
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
        broken = failure
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.#pool.query('select 1')
  }

  get stats() {
    return { total: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#pool.waitingCount }
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}

/** The codes by which features tell errors apart. */
export const sqlStates = {
  numberOutOfRange: '22003',
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  lockNotAvailable: '55P03',
} as const

/** PostgreSQL's five-character code of an error, if it is one of its errors. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

// The classes of PostgreSQL for lost connections, for a server that stops or has no room, and those of the network.
const away = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND)$/

/** Whether a query failed because the database cannot be reached, rather than because of the query. */
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

/** The constraint that refused a write, for rules that let the database decide. */
export function violatedConstraintOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}
