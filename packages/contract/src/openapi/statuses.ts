import type { ErrorStatus } from '../errors.ts'
import { takesIdempotencyKey } from '../idempotency.ts'
import type { Operation } from '../operation.ts'

/** What any request may be answered, whatever it asks for: its host, body, fields and number, and our own failures. */
const always: ErrorStatus[] = [400, 413, 415, 421, 422, 429, 500, 503]

/**
 * Every failure that an operation can answer with: what follows from its access, and what the operation itself names. A request
 * that is never read to its end (408, 431) belongs to no operation.
 */
export function failuresOf(operation: Operation): ErrorStatus[] {
  const found = new Set<ErrorStatus>([...always, ...ofAccess(operation), ...operation.errors])
  if (takesIdempotencyKey(operation)) found.add(409)
  return [...found].sort((left, right) => left - right)
}

function ofAccess({ access, method }: Operation): ErrorStatus[] {
  switch (access.by) {
    case 'anyone':
      // A change that comes from a page of another site.
      return method === 'GET' ? [] : [403]
    case 'partner':
      return [401]
    case 'user':
      return access.location || access.chain ? [401, 403, ...ofPlace(access.location?.unknown)] : [401]
    case 'person':
      return access.location || access.chain ? [401, 403, ...ofPlace(access.location?.unknown)] : [401, 403]
    case 'operator':
      return [401, 403]
    case 'credential':
      return [401, 403, 404]
  }
}

const ofPlace = (unknown: 403 | 404 = 404): ErrorStatus[] => [unknown]
