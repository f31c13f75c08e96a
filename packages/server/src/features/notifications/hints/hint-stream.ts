import type { StreamConnection } from '../../../platform/http/event-stream.ts'
import { type Lost, toResync } from './hint-buffer.ts'

/** A stream that is this far behind learns later, and in one sentence, what it missed. */
const maxUnreadBytes = 64 * 1024
const catchUpMs = 1000

/** Writes hints to one connection. Hints have no ID, because nobody can continue after one. */
export class HintStream {
  #isBehind = false

  constructor(private readonly connection: StreamConnection) {}

  ready(): void {
    this.#write({ kind: 'ready' })
  }

  send(hints: { kind: string }[], lost: Lost[]): void {
    if (this.#isBehind) return
    if (this.connection.unreadBytes() > maxUnreadBytes) this.#catchUp()
    else for (const hint of [...hints, ...lost.map(toResync)]) this.#write(hint)
  }

  end(): void {
    this.connection.end()
  }

  #write(hint: { kind: string }): void {
    this.connection.send({ event: hint.kind, data: JSON.stringify(hint) })
  }

  /** A change of rights may be among what was missed. */
  #catchUp(): void {
    this.#isBehind = true
    const timer = setInterval(() => {
      if (this.connection.unreadBytes() > maxUnreadBytes) return
      clearInterval(timer)
      this.#isBehind = false
      this.send([{ kind: 'me' }], [undefined])
    }, catchUpMs).unref()
    this.connection.closed.addEventListener('abort', () => clearInterval(timer))
  }
}
