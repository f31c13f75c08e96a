import pg from 'pg'
import { type ConnectionOptions, silenceDetection } from './database.ts'

/** One connection, opened at its first use and again after it was lost. Whoever uses it has it alone. */
export class LastingClient {
  #client: pg.Client | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly connection: ConnectionOptions,
    /** Runs on each new connection. */
    private readonly prepare: (client: pg.Client) => Promise<unknown> = async () => undefined,
  ) {}

  use<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      this.#client ??= await this.#open()
      return work(this.#client)
    })
  }

  close(): Promise<void> {
    return this.#inTurn(async () => {
      const client = this.#client
      this.#client = undefined
      await client?.end()
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work)
    this.#last = mine.catch(() => undefined)
    return mine
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({ ...silenceDetection, ...this.connection })
    const onLost = () => {
      if (this.#client === client) this.#client = undefined
    }
    client.on('error', onLost)
    client.on('end', onLost)
    await client.connect()
    await this.prepare(client)
    return client
  }
}
