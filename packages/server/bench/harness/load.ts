import type { Requests } from '../comparison.ts'
import { type BenchResponse, Connection, toBytes } from './connection.ts'

export interface Round {
  requestsPerSecond: number
  latenciesMs: number[]
}

interface LoadOptions {
  url: string
  requests: Requests
  connections: number
  signal: AbortSignal
}

/** Runs this many callers, each of which sends its next request when the last one is answered. */
export class Load {
  readonly #next: () => Buffer
  readonly #connections: Connection[] = []

  private constructor(private readonly options: LoadOptions) {
    this.#next = nextOf(options)
  }

  static async open(options: LoadOptions): Promise<Load> {
    const load = new Load(options)
    while (load.#connections.length < options.connections)
      load.#connections.push(await Connection.open(options.url))
    return load
  }

  /** Sends one request to read its answer. */
  async probe(): Promise<BenchResponse> {
    return this.#send(this.#connections[0] as Connection)
  }

  /** Waits for the last answer, so that nothing is in flight when the other side is measured. */
  async run(durationMs: number): Promise<Round> {
    const latenciesMs: number[] = []
    const start = performance.now()
    const call = async (connection: Connection) => {
      let now = start
      while (now - start < durationMs) {
        const sent = now
        await this.#send(connection)
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

  async #send(connection: Connection): Promise<BenchResponse> {
    const answer = await connection.send(this.#next())
    if (answer.status < 200 || answer.status > 299)
      throw new Error(`${this.options.url} answered what was not expected:\n${answer.text()}`)
    return answer
  }
}

function nextOf({ url, requests }: LoadOptions): () => Buffer {
  if (!Array.isArray(requests)) return () => toBytes(url, requests())
  const all = requests.map(request => toBytes(url, request))
  let sent = 0
  return () => all[sent++ % all.length] as Buffer
}
