import type { ErrorStatus } from '../errors.ts'
import { takesIdempotencyKey } from '../idempotency.ts'
import type { Operation } from '../operation.ts'

/** The errors that any request can get: for its host, body, fields or rate, and our own errors. */
const always: ErrorStatus[] = [400, 413, 415, 421, 422, 429, 500, 503]

/**
 * Every error status of an operation: those of its access and those it declares. A request that is never read completely
 * (408, 431) belongs to no operation.
 */
export function failuresOf(operation: Operation): ErrorStatus[] {
  const found = new Set<ErrorStatus>([...always, ...ofAccess(operation), ...operation.errors])
  if (takesIdempotencyKey(operation)) found.add(409)
  return [...found].sort((left, right) => left - right)
}

function ofAccess({ access, method }: Operation): ErrorStatus[] {
  switch (access.by) {
    case 'anyone':
      // Sent for a change from another site's page.
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
