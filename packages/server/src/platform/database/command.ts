import { serialize } from 'pg-protocol'
import type { Exchange } from './exchange.ts'

const bytesOf = {
  begin: serialize.query('begin'),
  commit: serialize.query('commit'),
  rollback: serialize.query('rollback'),
}

/** What a transaction is made of. Ends with PostgreSQL's own word for what it did. */
export class Command implements Exchange {
  #done = ''

  constructor(
    private readonly kind: keyof typeof bytesOf,
    private readonly callback: (error: Error | null, done?: string) => void,
  ) {}

  toBytes(): Buffer {
    return bytesOf[this.kind]
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}

  handleCommandComplete({ text }: { text: string }): void {
    this.#done = text
  }

  fail(error: Error): void {
    this.callback(error)
  }

  finish(): void {
    this.callback(null, this.#done)
  }
}
