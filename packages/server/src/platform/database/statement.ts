import type pg from 'pg'
import type { Db } from './database.ts'
import type { ReadRow } from './prepared-query.ts'

/** A query of the hot path: its text never changes, so PostgreSQL plans it once per connection. */
export function statement<Row extends pg.QueryResultRow>(name: string, text: string, read?: ReadRow<Row>) {
  return (db: Db, values: unknown[]): Promise<Row[]> => db.runPrepared<Row>(name, text, values, read)
}

/**
 * One that never waits for what a transaction holds: outside transactions several share a connection. One that waited
 * would hold up others, and with them perhaps the one it waits for: a deadlock that PostgreSQL could not see.
 */
export function brief<Row extends pg.QueryResultRow>(name: string, text: string) {
  return (db: Db, values: unknown[]): Promise<Row[]> => db.runBrief<Row>(name, text, values)
}

/** One that only reads, and so never waits for a lock. */
export function reading<Row extends pg.QueryResultRow>(name: string, text: string) {
  if (takesLocks.test(text)) throw new Error(`The statement ${name} does more than read.`)
  return brief<Row>(name, text)
}

const takesLocks = /\b(insert|update|delete|merge|share|lock|nextval|\w+_lock\w*|pg_notify)\b/i
