import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook, WebhookVerificationError } from '@foyer/sdk'
import { TestingError } from '../errors.ts'
import { type EventName, nameOf } from '../event-names.ts'
import { realNow } from '../real-time.ts'
import type { ReceivedDelivery, Refusal, Reply } from './delivery.ts'

const maxBytes = 1024 * 1024
const accepted: Reply = 204

/** An endpoint on a free port of this machine. It verifies whatever comes. */
export class Receiver {
  url = ''
  received: ReceivedDelivery[] = []
  refused: Refusal[] = []
  /** The first mistake of the receiver itself. */
  failure: Error | undefined
  /** What the next deliveries are responded to with, in turn. */
  replies: Reply[] = []
  readonly #server = createServer((request, response) => this.#receive(request, response))
  readonly #secret: string
  #onChange: (() => void)[] = []

  constructor(secret: string) {
    this.#secret = secret
    // A test that forgets its world must not keep the process.
    this.#server.on('connection', socket => socket.unref())
    this.#server.unref()
  }

  /** Listens for this machine alone, or for whoever reaches it by that name. */
  async open(host?: string): Promise<this> {
    await once(this.#server.listen(0, host ? undefined : '127.0.0.1'), 'listening')
    this.url = `http://${host ?? '127.0.0.1'}:${(this.#server.address() as AddressInfo).port}/webhooks`
    return this
  }

  clear(): void {
    this.received = []
    this.refused = []
    this.failure = undefined
    this.replies = []
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** Resolves when the next request has come. */
  changed(): Promise<void> {
    return new Promise(resolve => this.#onChange.push(resolve))
  }

  timesReceived(id: string): number {
    return this.received.filter(each => each.id === id).length
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await readBody(request)
      const reply = await this.#note(request, body)
      const { status, body: text = '', headers = {} } = typeof reply === 'number' ? { status: reply } : reply
      response.writeHead(status, headers).end(text)
    } catch (error) {
      // A sender that has gone away is no mistake of the receiver.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') this.failure ??= error as Error
      response.destroy()
    }
    for (const resolve of this.#onChange.splice(0)) resolve()
  }

  async #note({ headers }: IncomingMessage, body: Buffer): Promise<Reply> {
    try {
      const verified = await verifyWebhook<object>({
        secret: this.#secret,
        headers,
        body,
        now: realNow(),
      })
      const { id, timestamp, event, isTest } = verified
      const reply = this.replies.shift() ?? accepted
      this.received.push({
        id,
        name: nameOf(event),
        event: event as ReceivedDelivery<EventName>['event'],
        sentAt: timestamp,
        isTest,
        attempt: this.timesReceived(id) + 1,
        respondedWith: typeof reply === 'number' ? reply : reply.status,
      })
      return reply
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error
      this.refused.push({ reason: error.message, body: body.toString().slice(0, 1000) })
      return 401
    }
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new TestingError(`It takes ${maxBytes} bytes, and the body is longer.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
