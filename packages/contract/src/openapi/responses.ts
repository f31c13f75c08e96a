import Type from 'typebox'
import type { ErrorStatus } from '../errors.ts'
import type { Operation } from '../operation.ts'
import { Envelope, ErrorEnvelope, Problem } from '../wire.ts'
import { headersOf } from './headers.ts'
import type { Json, JsonObject } from './json.ts'
import type { Components } from './schemas.ts'
import { failuresOf } from './statuses.ts'

/** The names and descriptions of errors in the documents. */
const failures: Record<ErrorStatus, { name: string; description: string }> = {
  400: {
    name: 'BadRequest',
    description: 'The body is not valid JSON, or the request could not be understood.',
  },
  401: { name: 'Unauthorized', description: 'Credentials are missing or invalid.' },
  403: { name: 'Forbidden', description: 'The caller is not allowed to do this.' },
  404: {
    name: 'NotFound',
    description: 'The resource does not exist, or the caller cannot see it.',
  },
  405: { name: 'MethodNotAllowed', description: 'The path does not support this method.' },
  408: { name: 'RequestTimeout', description: 'The request took too long to arrive.' },
  409: { name: 'Conflict', description: 'The request conflicts with what is already there.' },
  413: { name: 'ContentTooLarge', description: 'The body exceeds the size limit of this operation.' },
  415: { name: 'UnsupportedMediaType', description: 'The content type of the body is not JSON.' },
  416: { name: 'RangeNotSatisfiable', description: 'The file has no such range of bytes.' },
  421: {
    name: 'MisdirectedRequest',
    description: 'This server does not answer for the host that the request names.',
  },
  422: {
    name: 'UnprocessableContent',
    description: 'Fields are missing or invalid. The response names all of them.',
  },
  429: { name: 'TooManyRequests', description: 'Too many requests. Wait for the time in Retry-After.' },
  431: { name: 'HeadersTooLarge', description: 'The address or the headers of the request are too long.' },
  500: { name: 'InternalServerError', description: 'Something went wrong on our side.' },
  503: { name: 'ServiceUnavailable', description: 'The service is not available at the moment.' },
}

/**
 * Every answer of an operation by status. Errors are shared by all operations, as components.
 * `answer` is an example of a success.
 */
export function responsesOf(
  operation: Operation,
  components: Components,
  answer: Json | undefined,
): JsonObject {
  const found: JsonObject = { [operation.status]: success(operation, components, answer) }
  if (operation.sendsFormsOn)
    found[303] = {
      description:
        'A form posted by a browser, without a token. Nothing changes, and the person is redirected to the card of the application.',
      headers: components.referToHeaders(['Location', ...headersOf(operation, 303)]),
    }
  if (operation.isRevalidated)
    found[304] = {
      description: 'The content is unchanged. The response has no body.',
      headers: components.referToHeaders(headersOf(operation, 304)),
    }
  for (const status of failuresOf(operation)) found[status] = failure(operation, status, components)
  return found
}

function success(operation: Operation, components: Components, answer: Json | undefined): JsonObject {
  const example: JsonObject = answer === undefined ? {} : { example: answer }
  const headers = components.referToHeaders(headersOf(operation, operation.status))
  if (operation.status === 204) return { description: 'Success, without a body.', headers }
  if (operation.isStream)
    return {
      description:
        'Server-sent events. The `data` of each event is this schema, as JSON. A stream that is refused after it has begun ends with an event `error`, whose `data` has `type`, `status`, `code`, `message`, and `retry_after` in seconds where waiting helps.',
      headers,
      content: { 'text/event-stream': { schema: components.refer(operation.data), ...example } },
    }
  const body = operation.surface === 'v3' ? operation.data : Envelope(operation.data, operation.meta)
  return {
    description: 'Success.',
    headers,
    content: { 'application/json': { schema: components.refer(body), ...example } },
  }
}

function failure(operation: Operation, status: ErrorStatus, components: Components): Json {
  const { name, description } = failures[status]
  const key = operation.deprecated ? `${name}WhileDeprecated` : name
  const isV3 = operation.surface === 'v3'
  const schema = isV3
    ? Type.Object(Problem.properties, { $id: 'Problem' })
    : Type.Object(ErrorEnvelope.properties, { $id: 'Error' })
  return components.respond(key, {
    description,
    headers: components.referToHeaders(headersOf(operation, status)),
    content: {
      [isV3 ? 'application/problem+json' : 'application/json']: { schema: components.refer(schema) },
    },
  })
}
