import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { stopwatchMs } from '../clock.ts'
import type { Db } from './db.ts'
import type { NotificationListener } from './listener.ts'

/** How often a process announces for whom it holds streams. */
const announceMs = 5000
/** A process that has been silent for this long holds none. */
const absentMs = 3 * announceMs
const request = 'who is there'

interface PresenceParts {
  db: Db
  notifications: NotificationListener
  channel: string
  /** What this process says of its streams; undefined while it holds none. */
  describe(): string | undefined
  /**
   * Called with what a process said of its streams; undefined when it holds none any more. This process gets its own
   * words too, but they may be older than its newest stream.
   */
  onAnnounced(processId: string, description: string | undefined): void
  /** Called with the reason when streams are not announced. */
  onTrouble(err: unknown): void
}

/** Announces to all processes of a database for whom this one holds streams. Nothing is stored. */
export class Presence {
  readonly processId = randomUUID()
  readonly #parts: PresenceParts
  #timer: NodeJS.Timeout | undefined
  #sent: Promise<unknown> = Promise.resolve()

  constructor(parts: PresenceParts) {
    this.#parts = parts
    parts.notifications.on(parts.channel, payload => this.#receive(payload))
  }

  /**
   * Resolves when the announcement is on its way to every process. One leaves after the other: on two connections the
   * older could arrive last.
   */
  announce(): Promise<void> {
    const description = this.#parts.describe()
    this.#keepAnnouncing(description !== undefined)
    const sending = this.#sent.then(() => this.#notify(`${this.processId},${description ?? ''}`))
    this.#sent = sending.catch(() => undefined)
    return sending
  }

  /** Asks the other processes to announce what they hold. */
  async ask(): Promise<void> {
    await this.#notify(request)
  }

  #keepAnnouncing(isNeeded: boolean): void {
    if (isNeeded) this.#timer ??= setInterval(() => this.#announceAgain(), announceMs).unref()
    else {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  #announceAgain(): void {
    this.announce().catch(this.#parts.onTrouble)
  }

  #receive(payload: string): void {
    if (payload === request) {
      if (this.#timer) this.#announceAgain()
      return
    }
    const end = payload.indexOf(',')
    this.#parts.onAnnounced(payload.slice(0, end), payload.slice(end + 1) || undefined)
  }

  async #notify(payload: string): Promise<void> {
    await this.#parts.db.run(sql`select pg_notify(${this.#parts.channel}, ${payload})`)
  }
}

/** What each process said of its streams, for as long as that counts. */
export class KnownProcesses<T> {
  readonly #byProcess = new Map<string, { atMs: number; said: T }>()

  get isEmpty(): boolean {
    return this.#byProcess.size === 0
  }

  record(processId: string, said: T | undefined): void {
    if (said === undefined) this.#byProcess.delete(processId)
    else this.#byProcess.set(processId, { atMs: stopwatchMs(), said })
  }

  *present(): Generator<[processId: string, said: T]> {
    for (const [processId, { atMs, said }] of this.#byProcess)
      if (stopwatchMs() - atMs > absentMs) this.#byProcess.delete(processId)
      else yield [processId, said]
  }
}
