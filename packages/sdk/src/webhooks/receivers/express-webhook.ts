import type { WebhookEvent } from '../../generated/events.ts'
import { WebhookVerificationError } from '../verification-error.ts'
import { answerWebhook, type WebhookReceiver } from './answer-webhook.ts'
import { checkReceiver } from './check-receiver.ts'
import { type NodeRequest, type NodeResponse, readStream, send } from './node-webhook.ts'

/** What is used of the request of Express; `rawBody` is where some hosts and parsers keep the bytes. */
export interface ExpressRequest extends NodeRequest {
  body?: unknown
  rawBody?: unknown
}

/** A receiver for Express: `app.post('/hook', expressWebhook({ secret, onEvent }))`, before `express.json()`. */
export function expressWebhook<Body = WebhookEvent>(receiver: WebhookReceiver<Body>) {
  checkReceiver('expressWebhook', receiver)
  return async (request: ExpressRequest, response: NodeResponse): Promise<void> =>
    send(response, await answerWebhook(receiver, request.headers, maxBytes => readBody(request, maxBytes)))
}

function readBody(request: ExpressRequest, maxBytes: number): unknown {
  const { rawBody, body } = request
  if (rawBody !== undefined) return rawBody
  if (typeof body === 'string' || ArrayBuffer.isView(body)) return body
  if (!request.readableDidRead) return readStream(request, maxBytes)
  throw new WebhookVerificationError(
    'body_already_parsed',
    'A parser has read the body before expressWebhook. Mount expressWebhook before express.json(), or keep the bytes: express.json({ verify: (request, response, bytes) => { request.rawBody = bytes } }).',
  )
}
