import { type ErrorCode, errors, type FieldCode, type FieldErrors, suspensionMark } from '@foyer/contract'
import { toChallenge } from './challenge.ts'

interface Details {
  cause?: unknown
  fields?: FieldErrors
  /** On v3, the code of each field's failure, for programs that distinguish failures. */
  fieldCodes?: Record<string, FieldCode>
  headers?: Record<string, string>
}

/** A failure that the caller may see. Rules throw it; only render-error knows its form on the wire. */
export class AppError extends Error {
  readonly fields: FieldErrors | undefined
  readonly fieldCodes: Record<string, FieldCode>
  readonly headers: Record<string, string>

  constructor(
    readonly code: ErrorCode,
    message?: string,
    details: Details = {},
  ) {
    super(message ?? errors[code].message, { cause: details.cause })
    this.fields = details.fields
    this.fieldCodes = details.fieldCodes ?? {}
    this.headers = details.headers ?? {}
  }

  get status(): number {
    return errors[this.code].status
  }
}

/**
 * RFC 6750 §3.1 has a code for an invalid token and for a header that cannot be read. A call without a token gets no
 * code.
 */
export type TokenProblem = 'invalid_token' | 'invalid_request'

/** The message says what is wrong and what to do. */
export const unauthorized = (message: string, error?: TokenProblem) =>
  new AppError('unauthorized', message, {
    headers: {
      'WWW-Authenticate': toChallenge('Bearer', error && { error, error_description: message }),
    },
  })

/** Only whoever has proved to be that person may get it. */
export const accountSuspended = (reason: string) =>
  new AppError('account_suspended', `${errors.account_suspended.message}${suspensionMark}${reason}`, {
    headers: { 'WWW-Authenticate': toChallenge('Bearer', undefined) },
  })

/** The message names the missing right, the status of the installation, or the owner of the record. */
export const forbidden = (message: string) => new AppError('forbidden', message)
export const notFound = (message?: string) => new AppError('not_found', message)
export const conflict = (message: string) => new AppError('conflict', message)

/** An answer names at most this many invalid fields. */
export const maxFields = 100

/** Makes the error for one invalid field or for several, each with its sentences. */
export function invalid(fields: FieldErrors, fieldCodes: Record<string, FieldCode> = {}): AppError {
  const named = Object.entries(fields).slice(0, maxFields)
  const sentences = named.map(([field, messages]) => `${field} ${messages.join(', ')}`)
  const rest = named.length < maxFields ? '' : ` No more than ${maxFields} fields are named.`
  return new AppError('validation_failed', `${sentences.join('; ')}.${rest}`, {
    fields: Object.fromEntries(named),
    fieldCodes,
  })
}
