import type { WebhookEvent } from '../../generated/events.ts'
import { anything } from '../../options/find-problem.ts'
import type { HeadersLike } from '../read-header.ts'
import { tooLarge, unreadable } from '../read-request.ts'
import { misconfigured } from '../verification-error.ts'
import { answerWebhook, maxBytesOf, type WebhookReceiver } from './answer-webhook.ts'
import { checkReceiver } from './check-receiver.ts'

interface FastifyRequest {
  headers: HeadersLike
  body: unknown
}

interface FastifyReply {
  code(status: number): { headers(values: Record<string, string>): { send(text: string): unknown } }
}

/** What is used of an instance of Fastify. */
export interface FastifyScope {
  removeAllContentTypeParsers(): unknown
  addContentTypeParser(
    type: string,
    options: { parseAs: 'buffer' },
    parse: (request: never, body: Uint8Array, done: (error: Error | null, body?: unknown) => void) => void,
  ): unknown
  route(route: {
    method: 'POST'
    url: string
    bodyLimit: number
    handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
    errorHandler(error: Error, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
  }): unknown
}

export interface FastifyReceiver<Body = WebhookEvent> extends WebhookReceiver<Body> {
  /** The path to receive at, such as `/hook`. */
  path: string
}

/** `register` of Fastify has options of its own. */
const ofFastify = {
  path: { words: 'a path that begins with /', accepts: (value: unknown) => /^\//.test(String(value)) },
  prefix: anything,
  logLevel: anything,
  logSerializers: anything,
}

/**
 * A receiver for Fastify: `app.register(fastifyWebhook, { path: '/hook', secret, onEvent })`. The plugin has its own
 * scope, so parsers outside it do not matter.
 */
export async function fastifyWebhook<Body = WebhookEvent>(
  scope: FastifyScope,
  receiver: FastifyReceiver<Body>,
): Promise<void> {
  checkReceiver('fastifyWebhook', receiver, ofFastify)
  if (!receiver.path) throw misconfigured('fastifyWebhook needs path, such as /hook.')
  const answer = async (request: FastifyRequest, reply: FastifyReply, readBody: () => unknown) => {
    const { status, text, headers } = await answerWebhook(receiver, request.headers, readBody)
    return reply.code(status).headers(headers).send(text)
  }
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  scope.route({
    method: 'POST',
    url: receiver.path,
    bodyLimit: maxBytesOf(receiver),
    handler: (request, reply) => answer(request, reply, () => request.body),
    errorHandler: (error, request, reply) =>
      answer(request, reply, () => {
        throw toRefusal(error, maxBytesOf(receiver))
      }),
  })
}

/** What Fastify itself refuses before it calls the handler. */
function toRefusal(error: Error & { statusCode?: number }, maxBytes: number): Error {
  if (error.statusCode === 413) return tooLarge(maxBytes)
  return error.statusCode && error.statusCode < 500 ? unreadable(error) : error
}
