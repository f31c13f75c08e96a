import type pg from 'pg'
import type { Exchange } from './exchange.ts'
import { pipelineOf } from './pipeline.ts'

// More would save little, and let a quick statement wait for many others.
const maxTogether = 4
/** What takes longer even when nothing disturbs it has a connection for itself. */
const quickMs = 1
// The best time of a statement counts for some hundred calls: tables grow, and plans change.
const ageing = 1.005

/**
 * Connections for statements outside transactions. Those that are asked for in one turn of the event loop, which under
 * load is many, share connections by the handful, and with them the ways to PostgreSQL and back.
 */
export class SharedConnections {
  readonly #pool: pg.Pool
  readonly #bestMs = new Map<string, number>()
  #waiting: Exchange[] = []

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  sendAlone(exchange: Exchange): void {
    this.#sendTogether([exchange])
  }

  /** For what never waits for others: see `brief`. */
  send(exchange: Exchange): void {
    // What is new may take any time.
    const bestMs = this.#bestMs.get(exchange.name ?? '') ?? Number.POSITIVE_INFINITY
    if (bestMs > quickMs) {
      this.#sendTogether([exchange])
      return
    }
    this.#waiting.push(exchange)
    if (this.#waiting.length === 1) setImmediate(() => this.#sendWaiting())
  }

  #sendWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (let first = 0; first < waiting.length; first += maxTogether)
      this.#sendTogether(waiting.slice(first, first + maxTogether))
  }

  #sendTogether(exchanges: Exchange[]): void {
    this.#pool.connect((error, client) => {
      if (error || !client) {
        for (const exchange of exchanges) exchange.fail(error ?? new Error('There is no connection.'))
        return
      }
      const pipeline = pipelineOf(client)
      pipeline.observer = {
        onAnswer: (exchange, ms) => this.#learn(exchange, ms),
        onIdle() {
          pipeline.observer = undefined
          client.release()
        },
      }
      for (const exchange of exchanges) pipeline.send(exchange)
    })
  }

  #learn({ name }: Exchange, ms: number): void {
    if (name !== undefined) this.#bestMs.set(name, Math.min((this.#bestMs.get(name) ?? ms) * ageing, ms))
  }
}
