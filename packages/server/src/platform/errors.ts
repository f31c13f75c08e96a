import { type ErrorCode, errors, type FieldCode, type FieldErrors } from '@foyer/contract'
import { toChallenge } from './challenge.ts'

interface Details {
  cause?: unknown
  fields?: FieldErrors
  /** On v3, what each field failed with, where a program must tell failures apart. */
  fieldCodes?: Record<string, FieldCode>
  headers?: Record<string, string>
}

/** A failure that the caller is told about. Rules throw it; only render-error knows what it looks like on the wire. */
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

/** RFC 6750 §3.1: a token that is worth nothing, or a header that cannot be read. Whoever sent none is told no code. */
export type TokenProblem = 'invalid_token' | 'invalid_request'

/** The message says what is wrong and what to do. */
export const unauthorized = (message: string, error?: TokenProblem) =>
  new AppError('unauthorized', message, {
    headers: {
      'WWW-Authenticate': toChallenge('Bearer', error && { error, error_description: message }),
    },
  })

/** The message names the right that is missing, the state of the installation, or whose the thing is. */
export const forbidden = (message: string) => new AppError('forbidden', message)
export const notFound = (message?: string) => new AppError('not_found', message)
export const conflict = (message: string) => new AppError('conflict', message)

/** As many wrong fields as an answer names. */
export const maxFields = 100

/** One wrong field, or several, each with its sentences. */
export function invalid(fields: FieldErrors, fieldCodes: Record<string, FieldCode> = {}): AppError {
  const named = Object.entries(fields).slice(0, maxFields)
  const sentences = named.map(([field, messages]) => `${field} ${messages.join(', ')}`)
  const rest = named.length < maxFields ? '' : ` No more than ${maxFields} fields are named.`
  return new AppError('validation_failed', `${sentences.join('; ')}.${rest}`, {
    fields: Object.fromEntries(named),
    fieldCodes,
  })
}
