import type { FieldErrors } from '@foyer/contract'
import type { Challenge } from './challenge.ts'

export interface Failure {
  status: number
  message: string
  code?: string
  fields?: FieldErrors
  fieldCodes?: Record<string, string>
  requestId?: string
  retryAfterSeconds?: number
  challenge?: Challenge
  cause?: unknown
}

/** A call that failed: the server refused it or didn't respond. */
export class FoyerError extends Error {
  override readonly name = 'FoyerError'
  /** The HTTP status; 0 when there was no response. */
  readonly status: number
  /** The code of errors that programs must distinguish, such as `proof_needed`; on v3 every error has one. */
  readonly code: string | undefined
  /** Field errors by field name; empty when the error is not about fields. */
  readonly fields: FieldErrors
  /** On v3, the code of each field error, such as `expired_cursor`. */
  readonly fieldCodes: Record<string, string>
  /** The ID under which the server logged the call. */
  readonly requestId: string | undefined
  /** How long to wait before a retry. */
  readonly retryAfterSeconds: number | undefined
  /** What a 401, or a 403 of v3, says about the required credential. */
  readonly challenge: Challenge | undefined

  constructor({
    status,
    message,
    code,
    fields = {},
    fieldCodes = {},
    requestId,
    retryAfterSeconds,
    challenge,
    cause,
  }: Failure) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.fields = fields
    this.fieldCodes = fieldCodes
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
    this.challenge = challenge
  }
}
