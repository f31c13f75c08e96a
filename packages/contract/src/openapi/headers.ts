import { takesIdempotencyKey } from '../idempotency.ts'
import { deprecatedSince, type Operation } from '../operation.ts'

const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }

/** Every response header for callers. Headers that are only for browsers are in `ofEveryAnswer`. */
export const headers = {
  'X-Request-Id': {
    required: true,
    description: 'Names the request in our log: give it to support.',
    schema: { type: 'string', format: 'uuid' },
  },
  'RateLimit-Policy': {
    description:
      'The policy with the least left, as `<limit>;w=<window in seconds>`. Absent where nothing is limited.',
    schema: { type: 'string', pattern: '^\\d+;w=\\d+$' },
  },
  'RateLimit-Remaining': {
    description: 'Requests left in the window of that policy.',
    schema: count,
  },
  'RateLimit-Reset': {
    description:
      'On 429 the seconds to wait, as in Retry-After; otherwise the length of the window in seconds.',
    schema: count,
  },
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: count },
  'WWW-Authenticate': {
    description:
      'The scheme of credentials that the operation understands, and what was wrong with those sent.',
    schema: text,
  },
  Deprecation: {
    required: true,
    description: 'Since when the operation is deprecated (RFC 9745).',
    schema: { type: 'string', const: `@${deprecatedSince.getTime() / 1000}` },
  },
  ETag: {
    required: true,
    description: 'The version of the content: send it as If-None-Match, and unchanged content is 304.',
    schema: { type: 'string', pattern: '^W/".+"$' },
  },
  'Set-Cookie': {
    description: 'The session of the person, or its end; and the mark of a device that is known.',
    schema: text,
  },
  'Idempotency-Replayed': {
    description: 'The request was carried out before under the same Idempotency-Key, and this is its answer.',
    schema: { type: 'string', const: 'true' },
  },
  Location: {
    required: true,
    description: 'Where the browser goes on.',
    schema: { type: 'string', format: 'uri' },
  },
}

/** Described once, because no program depends on these. */
export const ofEveryAnswer =
  'Every answer also has `Content-Type`, `Content-Length`, `Date`, `Cache-Control` and the headers by which browsers guard pages; a request that never arrives whole is 408, one whose address or headers are too long 431.'

export type HeaderName = keyof typeof headers

/** The headers of an answer. */
export function headersOf(operation: Operation, status: number): HeaderName[] {
  const isSuccess = status < 400
  return [
    'X-Request-Id',
    'RateLimit-Policy',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    ...(isChallenged(operation, status) ? (['WWW-Authenticate'] as const) : []),
    // Sent with a conflict while a request with the same Idempotency-Key is running.
    ...(status === 429 || (status === 409 && takesIdempotencyKey(operation))
      ? (['Retry-After'] as const)
      : []),
    ...(operation.deprecated ? (['Deprecation'] as const) : []),
    ...(operation.isRevalidated && isSuccess ? (['ETag'] as const) : []),
    ...(takesIdempotencyKey(operation) && isSuccess ? (['Idempotency-Replayed'] as const) : []),
    ...(operation.setsCookies && isSuccess ? (['Set-Cookie'] as const) : []),
  ]
}

/** Names the scope that a v3 credential lacks (RFC 6750 §3.1). */
const isChallenged = ({ access }: Operation, status: number): boolean =>
  status === 401 || (status === 403 && access.by === 'credential')
