import type pg from 'pg'
import type { Tx } from '../../src/platform/database/database.ts'

export interface Recorded {
  name?: string
  text: string
  values: unknown[]
}

/** The statement that a store function would run. A floor runs the very same, without the function. */
export async function recordStatement(use: (tx: Tx) => Promise<unknown>): Promise<Recorded> {
  let recorded: Recorded | undefined
  const keep = async <Row extends pg.QueryResultRow>(statement: Recorded): Promise<Row[]> => {
    if (recorded) throw new Error('This function runs more than one statement.')
    recorded = statement
    return [{} as Row]
  }
  await use({
    isTransaction: true,
    run: ({ text, values }) => keep({ text, values }),
    runPrepared: (name, text, values) => keep({ name, text, values }),
    afterCommit: () => undefined,
  })
  if (!recorded) throw new Error('This function runs no statement.')
  return recorded
}
