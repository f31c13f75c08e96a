import pg from 'pg'
import { type ConnectionOptions, silenceDetection } from './database.ts'

type OnNotification = (payload: string) => void

interface NotificationOptions {
  connection: ConnectionOptions
  onTrouble(error: Error): void
}

const retryDelayMs = 500
const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`

/** Listens to PostgreSQL's notifications on its own connection, and reconnects when that is lost. */
export class NotificationListener {
  readonly #channels = new Map<string, OnNotification[]>()
  readonly #onReturn: (() => void)[] = []
  #client: pg.Client | undefined
  #subscribed: Promise<unknown> = Promise.resolve()
  #isListening = false
  #isClosed = false

  constructor(private readonly options: NotificationOptions) {}

  /** False while notifications may be missed; whoever relies on them must then ask the database. */
  get isListening(): boolean {
    return this.#isListening
  }

  on(channel: string, onNotification: OnNotification): void {
    const present = this.#channels.get(channel)
    this.#channels.set(channel, [...(present ?? []), onNotification])
    const client = this.#client
    if (present || !client) return
    // One after the other. A connection that fails here is reopened with all channels.
    this.#subscribed = this.#subscribed.then(() => client.query(listenTo(channel))).catch(() => undefined)
  }

  /** Called on each connection, including the first, to read what notifications cannot tell. */
  onReturn(then: () => void): void {
    this.#onReturn.push(then)
  }

  async open(): Promise<void> {
    const client = new pg.Client({ ...silenceDetection, ...this.options.connection })
    client.on('notification', ({ channel, payload }) => {
      for (const onNotification of this.#channels.get(channel) ?? []) onNotification(payload ?? '')
    })
    client.on('error', error => this.#lost(client, error))
    client.on('end', () => this.#lost(client, new Error('The connection for notifications ended.')))
    try {
      await client.connect()
      for (const channel of this.#channels.keys()) await client.query(listenTo(channel))
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    if (this.#isClosed) return void client.end().catch(() => undefined)
    this.#client = client
    this.#isListening = true
    for (const then of this.#onReturn) then()
  }

  #lost(client: pg.Client, error: Error): void {
    if (this.#isClosed || client !== this.#client) return
    this.#client = undefined
    this.#isListening = false
    this.options.onTrouble(error)
    void client.end().catch(() => undefined)
    this.#reopen()
  }

  #reopen(): void {
    if (this.#isClosed) return
    setTimeout(() => this.open().catch(() => this.#reopen()), retryDelayMs).unref()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#isListening = false
    await this.#client?.end().catch(() => undefined)
  }
}
