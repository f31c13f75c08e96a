import { areaOf } from './account-scopes.ts'
import type { Operation } from './operation.ts'

/**
 * Whether the header Idempotency-Key is understood: the same request again under the same key answers what the first one
 * was answered. Keys belong to a caller, so an operation that anybody may call takes none. One that only reads is carried out
 * each time. Where a person proves who they are, every attempt counts and no secret is shown twice.
 */
export const takesIdempotencyKey = (operation: Operation): boolean =>
  operation.method === 'POST' &&
  operation.surface !== 'v3' &&
  operation.access.by !== 'anyone' &&
  !operation.onlyReads &&
  !operation.countsGuesses &&
  areaOf(operation.path) !== 'session'

type OfSessions = `/account/me/${string}` | '/account/sign_out' | `/account/consent_requests/${string}`

/** The same for types. */
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
