import { followStream, type LiveEvent } from './follow-stream.ts'

export type LiveState = 'connecting' | 'live' | 'lost'

/** What the tab with the connection sends to the others; `hello` asks it for its state. */
type Message = { hello: true } | { state: LiveState } | { event: LiveEvent }

interface LiveConnectionOptions {
  userId: number
  onEvent(event: LiveEvent): void
  onState(state: LiveState): void
  onRefused(): void
}

/**
 * The stream of a person, once for all tabs of the browser: the tab that gets the lock holds the connection, and passes
 * on what comes. When it closes, the next tab gets the lock. Browsers without locks have one connection in each tab.
 */
export class LiveConnection {
  readonly #ending = new AbortController()
  readonly #options: LiveConnectionOptions
  readonly #channel: BroadcastChannel | undefined
  #state: LiveState = 'connecting'
  #holdsConnection = false
  #lastEventId: string | undefined

  constructor(options: LiveConnectionOptions) {
    this.#options = options
    const name = `foyer-live-${options.userId}`
    // Pages without TLS have no locks.
    const locks: LockManager | undefined = navigator.locks
    if (!locks || typeof BroadcastChannel === 'undefined') {
      void this.#follow()
      return
    }
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#receive(data)
    this.#post({ hello: true })
    const { signal } = this.#ending
    // The request is rejected when the page is left before its turn.
    locks.request(name, { signal }, () => this.#follow()).catch(() => undefined)
  }

  close(): void {
    this.#ending.abort()
    this.#channel?.close()
  }

  #follow(): Promise<void> {
    this.#holdsConnection = true
    return followStream({
      signal: this.#ending.signal,
      lastEventId: () => this.#lastEventId,
      onRefused: this.#options.onRefused,
      onLost: () => this.#change('lost'),
      onEvent: event => {
        this.#post({ event })
        this.#take(event)
        if (event.data.kind === 'ready') this.#change('live')
      },
    })
  }

  #receive(message: Message): void {
    if ('hello' in message) {
      if (this.#holdsConnection) this.#post({ state: this.#state })
    } else if ('state' in message) this.#show(message.state)
    else this.#take(message.event)
  }

  #take(event: LiveEvent): void {
    if (event.id) this.#lastEventId = event.id
    this.#options.onEvent(event)
  }

  #change(state: LiveState): void {
    this.#post({ state })
    this.#show(state)
  }

  #show(state: LiveState): void {
    if (this.#state === state) return
    this.#state = state
    this.#options.onState(state)
  }

  #post(message: Message): void {
    if (!this.#ending.signal.aborted) this.#channel?.postMessage(message)
  }
}
