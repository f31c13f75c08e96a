import { serialize } from 'pg-protocol'
import type { Exchange } from './exchange.ts'

const bytesOf = {
  begin: serialize.query('begin'),
  commit: serialize.query('commit'),
  /**
   * Lets go of the locks before the disk has what was committed, and ends when the disk has it: whatever is committed
   * later is written after it, and the last statement is the smallest transaction that writes anything.
   */
  commitEarly: serialize.query(
    "set local synchronous_commit = off; commit; select pg_logical_emit_message(true, 'foyer', '')",
  ),
  rollback: serialize.query('rollback'),
}

export type CommandKind = keyof typeof bytesOf

/** What a transaction is made of. Ends with PostgreSQL's own words for what it did. */
export class Command implements Exchange {
  readonly #done: string[] = []

  constructor(
    private readonly kind: CommandKind,
    private readonly callback: (error: Error | null, done?: string[]) => void,
  ) {}

  toBytes(): Buffer {
    return bytesOf[this.kind]
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}

  handleCommandComplete({ text }: { text: string }): void {
    this.#done.push(text)
  }

  fail(error: Error): void {
    this.callback(error)
  }

  finish(): void {
    this.callback(null, this.#done)
  }
}
