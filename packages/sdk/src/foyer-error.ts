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

/** Any call that did not succeed: refused by the server, or never answered. */
export class FoyerError extends Error {
  override readonly name = 'FoyerError'
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  /** Names a failure that a program must tell apart: `proof_needed`, `second_factor_needed`; on v3 every failure has one. */
  readonly code: string | undefined
  /** What was wrong with each field, by its name; empty when the failure is about none of them. */
  readonly fields: FieldErrors
  /** On v3, what each field failed with, such as `expired_cursor`. */
  readonly fieldCodes: Record<string, string>
  /** Under which the server has logged the call. */
  readonly requestId: string | undefined
  /** After how long it is worth trying again. */
  readonly retryAfterSeconds: number | undefined
  /** What a 401, and a 403 of v3, says about the credential that is needed. */
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
