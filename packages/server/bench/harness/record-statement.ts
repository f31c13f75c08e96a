import type pg from 'pg'
import type { Db, Tx } from '../../src/platform/database/database.ts'

export interface Recorded {
  name?: string
  text: string
  values: unknown[]
}

/** The statement that a store function would run. A floor runs the very same, without the function. */
export async function recordStatement(use: (tx: Tx) => Promise<unknown>): Promise<Recorded> {
  const recorded: Recorded[] = []
  const keep = async <Row extends pg.QueryResultRow>(statement: Recorded): Promise<Row[]> => {
    recorded.push(statement)
    return [{} as Row]
  }
  const db: Db = {
    run: ({ text, values }) => keep({ text, values }),
    runPrepared: (name, text, values) => keep({ name, text, values }),
  }
  await use(db as Tx)
  const [only, another] = recorded
  if (!only || another) throw new Error(`One statement was expected, not ${recorded.length}.`)
  return only
}
