import type { WebhookEvent } from '../../generated/events.ts'
import { readRequest } from '../read-request.ts'
import { answerWebhook, type WebhookReceiver } from './answer-webhook.ts'
import { checkReceiver } from './check-receiver.ts'

/** A receiver for servers in the style of fetch: edge runtimes, Deno, Bun, Hono, Next.js. */
export function webhookHandler<Body = WebhookEvent>(receiver: WebhookReceiver<Body>) {
  checkReceiver('webhookHandler', receiver)
  return async (request: Request): Promise<Response> => {
    const { status, text, headers } = await answerWebhook(receiver, request.headers, maxBytes =>
      readRequest(request, maxBytes),
    )
    return new Response(text, { status, headers })
  }
}
