import type { Challenge } from './challenge.ts'

/** Field errors by field name. */
export type FieldErrors = Record<string, string[]>

export interface Failure {
  status: number
  message: string
  code: string
  /** The operation as it is called, such as `companies.list`. */
  operation?: string | undefined
  method?: string | undefined
  path?: string | undefined
  url?: string | undefined
  fields?: FieldErrors
  fieldCodes?: Record<string, string>
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  challenge?: Challenge | undefined
  isLocal?: boolean
  attempts?: number
  cause?: unknown
}

/** A call that failed: the server refused it or didn't respond, or the SDK found the mistake before sending it. */
export class FoyerError extends Error {
  override readonly name: string = 'FoyerError'
  /** The HTTP status; 0 when there was no response. */
  readonly status: number
  /** What went wrong, for programs: the code of the server, such as `proof_needed`, or a general one for its status. */
  readonly code: string
  /** The operation as it is called, such as `companies.list`. */
  readonly operation: string | undefined
  readonly method: string | undefined
  readonly path: string | undefined
  /** The address that was called, without its query; undefined when nothing was sent. */
  readonly url: string | undefined
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
  /** Whether the SDK found the mistake itself, and sent nothing. */
  readonly isLocal: boolean

  constructor({ message, cause, fields = {}, fieldCodes = {}, isLocal = false, ...failure }: Failure) {
    super(message, cause === undefined ? undefined : { cause })
    this.status = failure.status
    this.code = failure.code
    this.operation = failure.operation
    this.method = failure.method
    this.path = failure.path
    this.url = failure.url
    this.fields = fields
    this.fieldCodes = fieldCodes
    this.requestId = failure.requestId
    this.retryAfterSeconds = toSeconds(failure.retryAfterSeconds)
    this.challenge = failure.challenge
    this.isLocal = isLocal
  }
}

/** A server may say anything, such as a date or a time that has passed. */
const toSeconds = (asked = Number.NaN): number | undefined =>
  asked >= 0 && Number.isFinite(asked) ? asked : undefined

/** The options of the client are missing or malformed: an address, a token. Always local. */
export class ConfigurationError extends FoyerError {
  override readonly name = 'ConfigurationError'
}

/** There was no response: the server is not running, the connection broke, or the time was up (`code` is `timeout`). */
export class ConnectionError extends FoyerError {
  override readonly name = 'ConnectionError'
}

/** 401: a token is missing or refused. */
export class AuthenticationError extends FoyerError {
  override readonly name = 'AuthenticationError'
}

/** 403: the caller lacks a right. */
export class PermissionError extends FoyerError {
  override readonly name = 'PermissionError'
}

/** 404: it does not exist, or not for this caller. */
export class NotFoundError extends FoyerError {
  override readonly name = 'NotFoundError'
}

/** 409: it conflicts with what is already there. */
export class ConflictError extends FoyerError {
  override readonly name = 'ConflictError'
}

/** 400, 413 or 422: the input is wrong; `fields` says where. */
export class ValidationError extends FoyerError {
  override readonly name = 'ValidationError'
}

/** 429: too many requests, and the retries were used up or would wait too long. */
export class RateLimitError extends FoyerError {
  override readonly name = 'RateLimitError'
}

/** 500 and above: the mistake is on the server's side. */
export class ServerError extends FoyerError {
  override readonly name = 'ServerError'
}

const classes: Record<number, new (failure: Failure) => FoyerError> = {
  0: ConnectionError,
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  413: ValidationError,
  422: ValidationError,
  429: RateLimitError,
}

const codes: Record<number, string> = {
  0: 'no_response',
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  422: 'validation_failed',
  429: 'rate_limited',
  503: 'unavailable',
}

/** The error of the class for its status; the code is a general one where the server names none. */
export function errorFor({
  code,
  ...failure
}: Omit<Failure, 'code'> & { code?: string | undefined }): FoyerError {
  const { status } = failure
  const Class = classes[status] ?? (status >= 500 ? ServerError : FoyerError)
  return new Class({ ...failure, code: code ?? codes[status] ?? (status >= 500 ? 'internal' : 'refused') })
}

/** Makes the error of a call, with what is known about that call. */
export type ToError = (
  failure: Pick<Failure, 'status' | 'message' | 'retryAfterSeconds' | 'cause'> & {
    code?: string | undefined
  },
) => FoyerError
