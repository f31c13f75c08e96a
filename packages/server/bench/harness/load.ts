import type { LoadRequest } from '../comparison.ts'
import { type Answer, Connection, toBytes } from './connection.ts'

export interface Round {
  requestsPerSecond: number
  latenciesMs: number[]
}

interface LoadOptions {
  url: string
  requests: LoadRequest[]
  connections: number
  signal: AbortSignal
}

/** So many callers, each sending its next request when the last one is answered. */
export class Load {
  readonly #requests: Buffer[]
  readonly #connections: Connection[] = []

  private constructor(private readonly options: LoadOptions) {
    this.#requests = options.requests.map(request => toBytes(options.url, request))
  }

  static async open(options: LoadOptions): Promise<Load> {
    const load = new Load(options)
    while (load.#connections.length < options.connections)
      load.#connections.push(await Connection.open(options.url))
    return load
  }

  /** One request, to look at its answer. */
  async probe(): Promise<Answer> {
    return this.#send(this.#connections[0] as Connection, 0)
  }

  /** Ends with the last answer, so that nothing is under way when the other side is measured. */
  async run(durationMs: number): Promise<Round> {
    const latenciesMs: number[] = []
    const start = performance.now()
    const call = async (connection: Connection, first: number) => {
      let now = start
      for (let index = first; now - start < durationMs; index += this.#connections.length) {
        const sent = now
        await this.#send(connection, index)
        now = performance.now()
        latenciesMs.push(now - sent)
        if (this.options.signal.aborted) return
      }
    }
    await Promise.all(this.#connections.map(call))
    return { requestsPerSecond: (latenciesMs.length * 1000) / (performance.now() - start), latenciesMs }
  }

  close(): void {
    for (const connection of this.#connections) connection.close()
  }

  async #send(connection: Connection, index: number): Promise<Answer> {
    const answer = await connection.send(this.#requests[index % this.#requests.length] as Buffer)
    if (answer.status < 200 || answer.status > 299)
      throw new Error(`${this.options.url} answered what was not expected:\n${answer.text()}`)
    return answer
  }
}
