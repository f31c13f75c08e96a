import type pg from 'pg'
import type { Database, Db, SqlQuery, Tx } from '../../src/platform/database/database.ts'

export type Recorded = SqlQuery

/** Returns the statement that a store function would run. A floor runs the same one without the function. */
export async function recordStatement(use: (tx: Tx) => Promise<unknown>): Promise<Recorded> {
  const recorded: Recorded[] = []
  const keep = async <Row extends pg.QueryResultRow>(statement: Recorded): Promise<Row[]> => {
    recorded.push(statement)
    return [{} as Row]
  }
  const db: Db = {
    run: ({ name, text, values }) => keep({ name, text, values }),
  }
  await use(db as Tx)
  const [only, another] = recorded
  if (!only || another) throw new Error(`One statement was expected, not ${recorded.length}.`)
  return only
}

/** A database that records its statements since `statements` was emptied. */
export function recordingDatabase(db: Database) {
  const statements: Recorded[] = []
  const recording: Db = {
    run: query => {
      statements.push({ name: query.name, text: query.text, values: query.values })
      return db.run(query)
    },
  }
  return { db: recording as Database, statements }
}
