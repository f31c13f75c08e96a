import pg from 'pg'
import type { Db, SqlQuery } from './db.ts'

/** One client, from the pool or alone. */
export class Connection implements Db {
  /** Set when the state of the client is unknown, because an error did not come from PostgreSQL. */
  failure: Error | undefined

  constructor(protected readonly client: pg.ClientBase) {}

  async run<Row extends pg.QueryResultRow>(query: SqlQuery): Promise<Row[]> {
    try {
      return (await this.client.query<Row>(query)).rows
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) this.failure ??= error as Error
      throw error
    }
  }
}
