import { areaOf } from './account-scopes.ts'
import type { Operation } from './operation.ts'

/**
 * Whether an operation accepts the header Idempotency-Key, which returns the first answer for a repeated request. Keys
 * belong to a caller, so public operations take none, and reads run each time. Operations that check a password or show a
 * secret take none either, because every attempt counts and no secret is shown twice.
 */
export const takesIdempotencyKey = (operation: Operation): boolean =>
  operation.method === 'POST' &&
  operation.surface !== 'v3' &&
  operation.access.by !== 'anyone' &&
  !operation.onlyReads &&
  !operation.countsGuesses &&
  areaOf(operation.path) !== 'session'

type OfSessions = `/account/me/${string}` | '/account/sign_out' | `/account/consent_requests/${string}`

/** The same check for types. */
export type TakesIdempotencyKey<O extends Operation> = O extends
  | { surface: 'v3' }
  | { access: { by: 'anyone' } }
  | { onlyReads: true }
  | { countsGuesses: true }
  | { path: OfSessions }
  ? false
  : O extends { method: 'POST' }
    ? true
    : false
