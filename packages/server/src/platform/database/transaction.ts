import type pg from 'pg'
import { Connection } from './connection.ts'
import type { Tx } from './db.ts'

/**
 * Releases the locks before the commit is on disk, and ends when it is: later commits are written after it, and the
 * last statement is the smallest transaction that writes anything.
 */
const commitEarly =
  "set local synchronous_commit = off; commit; select pg_logical_emit_message(true, 'foyer', '')"

/** A transaction has its own client until it ends. */
export class Transaction extends Connection implements Tx {
  readonly isTransaction = true
  readonly #checks: (() => Promise<void>)[] = []
  readonly #last: (() => Promise<unknown>)[] = []
  readonly #listeners: (() => void)[] = []

  beforeCommit(check: () => Promise<void>): void {
    this.#checks.push(check)
  }

  withCommit(send: () => Promise<unknown>): void {
    this.#last.push(send)
  }

  afterCommit(then: () => void): void {
    this.#listeners.push(then)
  }

  /** Sent with the first statement; if it fails, so does that. */
  begin(): void {
    this.#command('begin').catch(() => undefined)
  }

  async commit(): Promise<void> {
    for (const check of this.#checks) await check()
    // Others wait no longer than necessary for what these statements lock; see docs/decisions/0087.
    const command = this.#last.length > 0 ? commitEarly : 'commit'
    const sent = await Promise.allSettled([...this.#last.map(send => send()), this.#commit(command)])
    for (const result of sent) if (result.status === 'rejected') throw result.reason
    for (const notify of this.#listeners) notify()
  }

  async rollback(): Promise<void> {
    await this.#command('rollback')
  }

  async #commit(command: string): Promise<void> {
    // After a failed statement, PostgreSQL treats a commit as a rollback.
    if (!(await this.#command(command)).includes('COMMIT')) throw new Error('Nothing was committed.')
  }

  /** PostgreSQL's command tag says what it did. */
  async #command(text: string): Promise<string[]> {
    const result: pg.QueryResult | pg.QueryResult[] = await this.client.query(text)
    return [result].flat().map(({ command }) => command)
  }
}
