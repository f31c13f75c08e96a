import type { WebhookEvent } from '../../generated/events.ts'
import { concat, toBytes } from '../bytes.ts'
import type { HeadersLike } from '../read-header.ts'
import { alreadyRead, tooLarge, unreadable } from '../read-request.ts'
import { answerWebhook, type WebhookAnswer, type WebhookReceiver } from './answer-webhook.ts'
import { checkReceiver } from './check-receiver.ts'

/** What is used of Node's IncomingMessage. */
export interface NodeRequest {
  headers: HeadersLike
  readableDidRead?: boolean
  on(event: string, listener: (value: Uint8Array | string) => void): unknown
}

/** What is used of Node's ServerResponse. */
export interface NodeResponse {
  headersSent: boolean
  writeHead(status: number, headers: Record<string, string>): { end(text: string): unknown }
}

/** A receiver for Node's own server: `createServer(nodeWebhook({ secret, onEvent }))`. */
export function nodeWebhook<Body = WebhookEvent>(receiver: WebhookReceiver<Body>) {
  checkReceiver('nodeWebhook', receiver)
  return async (request: NodeRequest, response: NodeResponse): Promise<void> =>
    send(response, await answerWebhook(receiver, request.headers, maxBytes => readStream(request, maxBytes)))
}

export function send(response: NodeResponse, { status, text, headers }: WebhookAnswer): void {
  if (!response.headersSent) response.writeHead(status, headers).end(text)
}

/** Reads by events: leaving an iteration early would close the connection before it is answered. */
export async function readStream(request: NodeRequest, maxBytes: number): Promise<Uint8Array> {
  if (request.readableDidRead) throw alreadyRead()
  const parts: Uint8Array[] = []
  let size = 0
  await new Promise<void>((resolve, reject) => {
    request.on('data', chunk => {
      size += chunk.length
      if (size > maxBytes) reject(tooLarge(maxBytes))
      else parts.push(toBytes(chunk))
    })
    request.on('end', () => resolve())
    request.on('error', cause => reject(unreadable(cause)))
    request.on('close', cause => reject(unreadable(cause)))
  })
  return concat(...parts)
}
