import type pg from 'pg'

/** Either sql`…`, which PostgreSQL plans for its values each time, or a named one of `statement` or `change`. */
export interface SqlQuery {
  name?: string
  /** It changes something, and needs no transaction around it. */
  isChange?: true
  text: string
  values: unknown[]
}

/** A store function takes this first: the pool, or a transaction. */
export interface Db {
  run<Row extends pg.QueryResultRow>(query: SqlQuery): Promise<Row[]>
}

/** A store function that must run in a transaction asks for this type. */
export interface Tx extends Db {
  readonly isTransaction: true
  /** Runs a last check of the transaction, which aborts with what the check throws. */
  beforeCommit(check: () => Promise<void>): void
  /**
   * Sends a statement that others wait for, such as taking a number, together with the commit; `send` must not wait
   * for anything first. If it fails, nothing is committed.
   */
  withCommit(send: () => Promise<unknown>): void
  /** Runs when the change is committed, for other parts of this process that must learn of it. */
  afterCommit(then: () => void): void
}
