import type pg from 'pg'
import { stopwatchMs } from '../clock.ts'
import type { Exchange, Wire } from './exchange.ts'

/** pg's types know its own queries only; any object with their methods will do. */
interface Sender {
  connection: Wire
  query(query: object): void
}

export interface PipelineObserver {
  onAnswer(exchange: Exchange, ms: number): void
  /** Nothing is left to be answered. */
  onIdle(): void
}

const pipelines = new WeakMap<pg.ClientBase, Pipeline>()

export function pipelineOf(client: pg.ClientBase): Pipeline {
  let pipeline = pipelines.get(client)
  if (!pipeline) pipelines.set(client, (pipeline = new Pipeline(client as unknown as Sender)))
  return pipeline
}

/**
 * Sends without waiting for the answers to what was sent before, and in one piece what is sent at once: a message to
 * PostgreSQL and back takes both sides longer than many a statement. pg's own pipelines take pg's own queries only; to
 * pg this is one query that is asked again for as long as answers are due.
 */
export class Pipeline {
  readonly #sender: Sender
  /** Sent and not answered yet, the oldest first. */
  readonly #sent: Exchange[] = []
  #isCorked = false
  /** Since when PostgreSQL has had nothing before the oldest of them. */
  #turnSince = 0
  observer: PipelineObserver | undefined

  constructor(sender: Sender) {
    this.#sender = sender
  }

  send(exchange: Exchange): void {
    const { connection } = this.#sender
    if (connection.stream.writable) {
      this.#cork(connection)
      connection.stream.write(exchange.toBytes(connection, this.#sent))
    }
    this.#sent.push(exchange)
    if (this.#sent.length > 1) return
    this.#turnSince = stopwatchMs()
    this.#sender.query(this)
  }

  #cork({ stream }: Wire): void {
    if (this.#isCorked) return
    this.#isCorked = true
    stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }

  get name(): string | undefined {
    return this.#sent[0]?.name
  }

  get text(): string | undefined {
    return this.#sent[0]?.text
  }

  /** Called by pg; the bytes have their own way. */
  submit(): null {
    return null
  }

  handleRowDescription(message: Parameters<Exchange['handleRowDescription']>[0]): void {
    this.#sent[0]?.handleRowDescription(message)
  }

  handleDataRow(message: Parameters<Exchange['handleDataRow']>[0]): void {
    this.#sent[0]?.handleDataRow(message)
  }

  handleCommandComplete(message: Parameters<Exchange['handleCommandComplete']>[0]): void {
    this.#sent[0]?.handleCommandComplete(message)
  }

  handleEmptyQuery(): void {}

  /** A connection that is lost fails them one after the other: pg answers each further question with the loss. */
  handleError(error: Error): void {
    this.#sent.shift()?.fail(error)
    this.#goOn()
  }

  handleReadyForQuery(): void {
    const answered = this.#sent.shift()
    const now = stopwatchMs()
    if (answered) this.observer?.onAnswer(answered, now - this.#turnSince)
    this.#turnSince = now
    answered?.finish()
    this.#goOn()
  }

  #goOn(): void {
    if (this.#sent.length > 0) this.#sender.query(this)
    else this.observer?.onIdle()
  }
}
