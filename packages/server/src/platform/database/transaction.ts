import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { ask } from './ask.ts'
import { Command, type CommandKind } from './command.ts'
import type { Tx } from './database.ts'
import { type Pipeline, pipelineOf } from './pipeline.ts'
import type { ReadRow } from './prepared-query.ts'

/** On a client of its own, until it has ended. */
export class Transaction implements Tx {
  readonly isTransaction = true
  readonly #pipeline: Pipeline
  readonly #checks: (() => Promise<void>)[] = []
  readonly #last: (() => Promise<unknown>)[] = []
  readonly #listeners: (() => void)[] = []

  constructor(client: pg.ClientBase) {
    this.#pipeline = pipelineOf(client)
  }

  run<Row extends pg.QueryResultRow>({ text, values }: Sql): Promise<Row[]> {
    return ask(query => this.#pipeline.send(query), { text, values })
  }

  runPrepared<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: unknown[],
    read?: ReadRow<Row>,
  ): Promise<Row[]> {
    return ask(query => this.#pipeline.send(query), { name, text, values, read })
  }

  /** Nothing but this transaction is on its connection. */
  runBrief<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return this.runPrepared(name, text, values)
  }

  beforeCommit(check: () => Promise<void>): void {
    this.#checks.push(check)
  }

  withCommit(send: () => Promise<unknown>): void {
    this.#last.push(send)
  }

  afterCommit(then: () => void): void {
    this.#listeners.push(then)
  }

  /** Goes out with the first statement; if it fails, so does that. */
  begin(): void {
    this.#command('begin').catch(() => undefined)
  }

  async commit(): Promise<void> {
    for (const check of this.#checks) await check()
    // Nobody waits longer than need be for what these take; see docs/decisions/0087.
    const kind = this.#last.length > 0 ? 'commitEarly' : 'commit'
    const answers = await Promise.allSettled([...this.#last.map(send => send()), this.#command(kind)])
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
    for (const tell of this.#listeners) tell()
  }

  async rollback(): Promise<void> {
    await this.#command('rollback')
  }

  #command(kind: CommandKind): Promise<void> {
    return new Promise((resolve, reject) => {
      const onDone = (error: Error | null, done?: string[]) => {
        if (error) return reject(error)
        // After a statement that failed PostgreSQL takes a commit for the end of it all.
        if (kind.startsWith('commit') && !done?.includes('COMMIT'))
          return reject(new Error('Nothing was committed.'))
        resolve()
      }
      this.#pipeline.send(new Command(kind, onDone))
    })
  }
}
