import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '../errors.ts'

/** Without data, an event only tells the caller's browser which event it has seen last. */
interface StreamedEvent {
  id?: string
  event?: string
  data?: string
}

/** A handler has this for as long as its caller stays. */
export interface StreamConnection {
  /** The last event that the caller saw before it lost its connection. */
  lastEventId: string | undefined
  send(event: StreamedEvent): void
  end(): void
  /** Ends with what an error response would have said; the caller has got its 200 already. */
  refuse(error: AppError): void
  /** How much the caller has not read yet. */
  unreadBytes(): number
  /** Aborted when the caller leaves or is too slow, when its credentials end, and when the listener stops. */
  closed: AbortSignal
}

export type StartStream = (connection: StreamConnection) => void

interface StreamOpening {
  start: StartStream
  /** Throws when the credentials that opened the stream are no longer valid. */
  recheck(): unknown
}

// This is below the time after which proxies cut a silent connection. A session that idles or expires sends no
// notification, so each heartbeat rechecks too.
export const heartbeatMs = 15_000
// A caller that does not read is cut off and may come back later, because nothing is lost.
const maxUnreadBytes = 256 * 1024

/** Holds the open streams of server-sent events of a listener. */
export class EventStreams {
  readonly #open = new Map<Readable, StreamOpening['recheck']>()
  #rechecking: Promise<void> | undefined
  #isOutdated = false

  send(request: FastifyRequest, reply: FastifyReply, opening: StreamOpening): FastifyReply {
    reply
      .type('text/event-stream; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('X-Accel-Buffering', 'no')
      // A connection that stayed open after its stream would delay a stop.
      .header('Connection', 'close')
    if (request.method === 'HEAD') return reply.send()
    return reply.send(this.#begin(request, opening))
  }

  /** Callers reconnect, to this process or another, and continue where they were. */
  endAll(): void {
    for (const stream of this.#open.keys()) this.#end(stream)
  }

  /** Ends the streams whose credentials have ended. A call during a run starts one more run after it. */
  recheckAll(): void {
    this.#isOutdated = true
    this.#rechecking ??= this.#recheckAll().finally(() => {
      this.#rechecking = undefined
    })
  }

  /** One after the other, so that many open streams do not take all connections to the database. */
  async #recheckAll(): Promise<void> {
    while (this.#isOutdated) {
      this.#isOutdated = false
      for (const stream of [...this.#open.keys()]) await this.#recheck(stream)
    }
  }

  async #recheck(stream: Readable): Promise<void> {
    try {
      await this.#open.get(stream)?.()
    } catch {
      this.#end(stream)
    }
  }

  #begin(request: FastifyRequest, { start, recheck }: StreamOpening): Readable {
    const stream = new Readable({ read() {} })
    const closing = new AbortController()
    const close = () => {
      clearInterval(heartbeat)
      this.#open.delete(stream)
      closing.abort()
    }
    const write = (text: string) => {
      if (!this.#open.has(stream)) return
      // One event may be larger than all that may be unread.
      if (stream.readableLength > maxUnreadBytes) return void stream.destroy()
      stream.push(text)
    }
    const heartbeat = setInterval(() => {
      write(':\n\n')
      void this.#recheck(stream)
    }, heartbeatMs).unref()
    this.#open.set(stream, recheck)
    stream.once('close', close)
    stream.push('retry: 1000\n\n')
    start({
      lastEventId: request.headers['last-event-id']?.toString(),
      send: event => write(toText(event)),
      end: () => this.#end(stream),
      refuse: error => {
        write(toText({ event: 'error', data: JSON.stringify(toRefusal(error)) }))
        this.#end(stream)
      },
      unreadBytes: () => stream.readableLength,
      closed: closing.signal,
    })
    return stream
  }

  #end(stream: Readable): void {
    if (this.#open.delete(stream)) stream.push(null)
  }
}

function toText({ id, event, data }: StreamedEvent): string {
  const fields = Object.entries({ id, event, data }).filter(([, value]) => value !== undefined)
  return `${fields.map(([name, value]) => `${name}: ${value}\n`).join('')}\n`
}

/** Without an ID: after a refusal, the caller continues after the last event before it. */
function toRefusal({ status, code, message, headers }: AppError) {
  const retryAfter = headers['Retry-After']
  return {
    type: 'error',
    status,
    code,
    message,
    ...(retryAfter === undefined ? {} : { retry_after: Number(retryAfter) }),
  }
}
