import { takesIdempotencyKey } from '../idempotency.ts'
import { deprecatedSince, type Operation } from '../operation.ts'

const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }

/** Every response header for callers. Headers that are only for browsers are in `ofEveryAnswer`. */
export const headers = {
  'X-Request-Id': {
    required: true,
    description: 'Identifies the request in our log. Include it when you contact support.',
    schema: { type: 'string', format: 'uuid' },
  },
  'RateLimit-Policy': {
    description:
      'The policy with the fewest requests left, as `<limit>;w=<window in seconds>`. Absent if no limit applies.',
    schema: { type: 'string', pattern: '^\\d+;w=\\d+$' },
  },
  'RateLimit-Remaining': {
    description: 'Requests left in the window of that policy.',
    schema: count,
  },
  'RateLimit-Reset': {
    description:
      'On 429, the seconds to wait, as in Retry-After; otherwise the length of the window in seconds.',
    schema: count,
  },
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: count },
  'WWW-Authenticate': {
    description:
      'The authentication scheme of the operation, and what was wrong with the credentials that were sent.',
    schema: text,
  },
  Deprecation: {
    required: true,
    description: 'When the operation was deprecated (RFC 9745).',
    schema: { type: 'string', const: `@${deprecatedSince.getTime() / 1000}` },
  },
  ETag: {
    required: true,
    description:
      'The version of the content. Send it as If-None-Match to get 304 while the content is unchanged.',
    schema: { type: 'string', pattern: '^W/".+"$' },
  },
  'Set-Cookie': {
    description: 'Sets or clears the session cookie, and sets the cookie of a known device.',
    schema: text,
  },
  'Idempotency-Replayed': {
    description:
      'An earlier request with the same Idempotency-Key was carried out, and this is its response.',
    schema: { type: 'string', const: 'true' },
  },
  Location: {
    required: true,
    description: 'Where the browser is redirected.',
    schema: { type: 'string', format: 'uri' },
  },
}

/** Described once, because no program depends on these. */
export const ofEveryAnswer =
  'Every response also has `Content-Type`, `Content-Length`, `Date`, `Cache-Control` and the security headers for browsers. A request that does not arrive in full gets 408; one whose URL or headers are too long gets 431.'

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
