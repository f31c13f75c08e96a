import type pg from 'pg'
import type { Db } from './database.ts'

/** A query of the hot path: its text never changes, so PostgreSQL plans it once per connection. */
export function statement<Row extends pg.QueryResultRow>(name: string, text: string) {
  return (db: Db, values: unknown[]): Promise<Row[]> => db.runPrepared<Row>(name, text, values)
}
