import pg from 'pg'
import { type ConnectionOptions, silenceDetection } from './database.ts'

const retryDelayMs = 500

/** One connection, opened at its first use. Whoever uses it has it alone. */
export class LastingClient {
  #client: pg.Client | undefined
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(
    private readonly connection: ConnectionOptions,
    /** Takes what the connection holds; a lost connection is opened again at once, so that it is held again. */
    private readonly hold: (client: pg.Client) => Promise<unknown>,
  ) {}

  use<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => work(await this.#opened()))
  }

  close(): Promise<void> {
    this.#isClosed = true
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

  async #opened(): Promise<pg.Client> {
    if (this.#isClosed) throw new Error('The connection is closed.')
    this.#client ??= await this.#open()
    return this.#client
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({ ...silenceDetection, ...this.connection })
    const onLost = () => {
      if (this.#client !== client) return
      this.#client = undefined
      this.#reopen()
    }
    client.on('error', onLost)
    client.on('end', onLost)
    try {
      await client.connect()
      await this.hold(client)
      return client
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
  }

  #reopen(): void {
    this.#inTurn(async () => {
      if (!this.#isClosed) await this.#opened()
    }).catch(() => setTimeout(() => this.#reopen(), retryDelayMs).unref())
  }
}
