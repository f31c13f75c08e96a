import type pg from 'pg'
import type { Db } from './db.ts'

/**
 * Makes a statement whose text never changes, so that PostgreSQL parses it once per connection and soon keeps its plan.
 * Outside transactions it may only read: see SharedReads.
 */
export function statement<Row extends pg.QueryResultRow>(name: string, text: string) {
  return (db: Db, values: unknown[]): Promise<Row[]> => db.run<Row>({ name, text, values })
}

/** Makes a statement of the same kind that changes something, and that is a whole transaction when it runs alone. */
export function change<Row extends pg.QueryResultRow>(name: string, text: string) {
  return (db: Db, values: unknown[]): Promise<Row[]> => db.run<Row>({ name, text, values, isChange: true })
}
