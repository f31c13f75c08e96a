import type pg from 'pg'

/** Either sql`…`, which PostgreSQL plans for its values each time, or what `statement` makes, which has a name. */
export interface SqlQuery {
  name?: string
  text: string
  values: unknown[]
}

/** What a store function takes first: the pool, or a transaction. */
export interface Db {
  run<Row extends pg.QueryResultRow>(query: SqlQuery): Promise<Row[]>
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
