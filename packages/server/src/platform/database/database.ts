import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { PreparedQuery } from './prepared-query.ts'

export type ConnectionOptions = pg.PoolConfig

/** What a store function takes first: the pool, or a transaction. */
export interface Db {
  run<Row extends pg.QueryResultRow>(query: Sql): Promise<Row[]>
  runPrepared<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]>
}

/** A store function that must not run outside a transaction asks for this type. */
export interface Tx extends Db {
  readonly isTransaction: true
  /** The last work of the transaction, such as taking a number that others wait for. */
  beforeCommit(work: () => Promise<void>): void
  /** For what other parts of this process must learn, once it is true. */
  afterCommit(then: () => void): void
}

const int8 = 20
const int8Array = 1016
const parseTexts = pg.types.getTypeParser(int8Array as typeof int8) as (text: string) => unknown
const toNumbers = (text: string) => (parseTexts(text) as string[]).map(Number)
// Ids and counts stay far below 2^53; as numbers they are what the wire carries.
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number
    return oid === int8Array ? toNumbers : pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}

const maxAttempts = 4
// A serialization failure and a deadlock: PostgreSQL asks for another try.
const retryable = new Set(['40001', '40P01'])

export class Database implements Db {
  readonly #pool: pg.Pool

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
      types,
    })
    this.#pool.on('error', onIdleError)
  }

  async run<Row extends pg.QueryResultRow>(query: Sql): Promise<Row[]> {
    return (await this.#pool.query<Row>(query)).rows
  }

  runPrepared<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return sendPrepared<Row>(this.#pool, { name, text, values })
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
    const hooks: Hooks = { before: [], after: [] }
    let broken: Error | undefined
    // A connection that is lost between two statements: nobody else hears of it, and unheard it would end the process.
    const onLost = (error: Error) => {
      broken = error
    }
    client.on('error', onLost)
    try {
      await client.query('begin')
      const result = await work(transactionOn(client, hooks))
      for (const finish of hooks.before) await finish()
      await client.query('commit')
      for (const tell of hooks.after) tell()
      return result
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      throw error
    } finally {
      client.off('error', onLost)
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

/** pg's types know its own queries only; any object with its methods will do. */
interface Sender {
  query(query: object, values: undefined, callback: (error: Error | null, rows?: unknown[]) => void): void
}

const sendPrepared = <Row>(
  sender: pg.Pool | pg.ClientBase,
  { name, text, values }: { name: string; text: string; values: unknown[] },
): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    const query = new PreparedQuery<Row>({ name, text, values, getTypeParser: types.getTypeParser })
    ;(sender as unknown as Sender).query(query, undefined, (error, rows) =>
      error ? reject(error) : resolve(rows as Row[]),
    )
  })

interface Hooks {
  before: (() => Promise<void>)[]
  after: (() => void)[]
}

/** For a client on which a transaction has begun. */
export function transactionOn(client: pg.ClientBase, hooks: Hooks): Tx {
  return {
    isTransaction: true,
    run: async <Row extends pg.QueryResultRow>(query: Sql) => (await client.query<Row>(query)).rows,
    runPrepared: <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
      sendPrepared<Row>(client, { name, text, values }),
    beforeCommit: work => hooks.before.push(work),
    afterCommit: then => hooks.after.push(then),
  }
}

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
    /connection (terminated|timeout)|timeout exceeded when trying to connect|not currently accepting connections/i.test(
      error.message,
    )
  )
}

/** The constraint that refused a write, for rules that let the database decide. */
export function violatedConstraintOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}
