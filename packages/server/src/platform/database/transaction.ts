import pg from 'pg'
import type { SqlQuery, Tx } from './db.ts'

/**
 * Lets go of the locks before the disk has what was committed, and ends when the disk has it: whatever is committed
 * later is written after it, and the last statement is the smallest transaction that writes anything.
 */
const commitEarly =
  "set local synchronous_commit = off; commit; select pg_logical_emit_message(true, 'foyer', '')"

/** On a client of its own, until it has ended. */
export class Transaction implements Tx {
  readonly isTransaction = true
  readonly #checks: (() => Promise<void>)[] = []
  readonly #last: (() => Promise<unknown>)[] = []
  readonly #listeners: (() => void)[] = []
  /** Set when nobody knows what the connection is worth any more. */
  failure: Error | undefined

  constructor(private readonly client: pg.ClientBase) {}

  async run<Row extends pg.QueryResultRow>(query: SqlQuery): Promise<Row[]> {
    try {
      return (await this.client.query<Row>(query)).rows
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) this.failure ??= error as Error
      throw error
    }
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
    const command = this.#last.length > 0 ? commitEarly : 'commit'
    const sent = await Promise.allSettled([...this.#last.map(send => send()), this.#commit(command)])
    for (const each of sent) if (each.status === 'rejected') throw each.reason
    for (const tell of this.#listeners) tell()
  }

  async rollback(): Promise<void> {
    await this.#command('rollback')
  }

  async #commit(command: string): Promise<void> {
    // After a statement that failed PostgreSQL takes a commit for a rollback.
    if (!(await this.#command(command)).includes('COMMIT')) throw new Error('Nothing was committed.')
  }

  /** PostgreSQL's own words for what it did. */
  async #command(text: string): Promise<string[]> {
    const result: pg.QueryResult | pg.QueryResult[] = await this.client.query(text)
    return [result].flat().map(({ command }) => command)
  }
}
