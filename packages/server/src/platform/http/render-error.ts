import { errors, namedErrors, sizeInWords } from '@foyer/contract'
import type { FastifyError, FastifyRequest } from 'fastify'
import { UnreadableValue } from '../crypto/seal.ts'
import { isDatabaseAway } from '../database/database.ts'
import { AppError } from '../errors.ts'

/** Rewords what Fastify itself refuses. */
const frameworkErrors: Record<string, AppError['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** Rewords what the library of a route refuses (above all the static files), by its status. */
const libraryErrors: Record<number, AppError['code']> = {
  400: 'bad_request',
  403: 'not_found',
  404: 'not_found',
  414: 'headers_too_large',
  416: 'range_not_satisfiable',
}

/** Turns anything that was thrown into an error that the caller may see. */
export function toAppError(error: unknown, request?: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (error instanceof UnreadableValue) return new AppError('unavailable', cannotBeOpened, { cause: error })
  const code =
    (hungUp(error) ? 'bad_request' : undefined) ??
    frameworkErrors[(error as FastifyError).code ?? ''] ??
    (isHttpError(error) ? libraryErrors[error.statusCode] : undefined) ??
    (isDatabaseAway(error) ? 'unavailable' : 'internal')
  return new AppError(code, code === 'too_large' ? tooLarge(request) : undefined, {
    cause: error,
    headers: code === 'range_not_satisfiable' ? rangeOf(error) : {},
  })
}

/** Fastify gives this status to what fails while it reads a body; the same code of the database has none. */
const hungUp = (error: unknown): boolean => {
  const { code, statusCode } = error as FastifyError
  return code === 'ECONNRESET' && statusCode === 400
}

const cannotBeOpened =
  'This needs a stored secret that cannot be opened at the moment: ask whoever runs this Foyer.'

/** The package http-errors makes such errors, and marks each that may be shown. */
const isHttpError = (error: unknown): error is { statusCode: number } =>
  error instanceof Error && 'expose' in error && error.expose === true && 'statusCode' in error

/** RFC 9110 §15.5.17: the caller learns how long the file is. */
function rangeOf(error: unknown): Record<string, string> {
  const range = (error as { headers?: Record<string, unknown> }).headers?.['Content-Range']
  return typeof range === 'string' ? { 'Content-Range': range } : {}
}

/** Names an operation's own limit. Forms of pages have other limits, which they do not reveal. */
const tooLarge = (request?: FastifyRequest): string | undefined =>
  request?.routePath ? `The body is larger than ${sizeInWords(request.routeOptions.bodyLimit)}.` : undefined

export interface Rendered {
  type: string
  body: string
}

interface Refused {
  path: string
  requestId: string
  /** True when a partner called, whose program may compare the first words. */
  isForPartners?: boolean
}

export function renderError(error: AppError, at: Refused): Rendered {
  return at.path === '/api/v3' || at.path.startsWith('/api/v3/')
    ? { type: 'application/problem+json; charset=utf-8', body: JSON.stringify(problem(error, at.requestId)) }
    : { type: 'application/json; charset=utf-8', body: JSON.stringify(envelope(error, at)) }
}

function envelope(error: AppError, { isForPartners = false }: Refused) {
  const meta = {
    message: isForPartners ? withFirstWords(error) : error.message,
    ...(namedErrors.has(error.code) ? { code: error.code } : {}),
    ...(error.fields ? { errors: error.fields } : {}),
  }
  return { success: false, data: null, meta }
}

/** The words of the specification stay first, because existing clients compare the beginning. */
function withFirstWords({ code, message }: AppError): string {
  const firstWords = errors[code].message
  const isRefusal = code === 'unauthorized' || code === 'forbidden'
  return isRefusal && !message.startsWith(firstWords) ? `${firstWords} ${message}` : message
}

/** Renders a problem of RFC 9457. */
function problem(error: AppError, requestId: string) {
  return {
    type: 'about:blank',
    title: errors[error.code].message.replace(/\.$/, ''),
    status: error.status,
    code: error.code,
    detail: error.message,
    request_id: requestId,
    errors: Object.entries(error.fields ?? {}).flatMap(([field, messages]) =>
      messages.map(message => ({ field, code: error.fieldCodes[field] ?? 'invalid', message })),
    ),
  }
}
