import { readChallenge } from './challenge.ts'
import { errorFor, type FieldErrors, type FoyerError } from './errors.ts'
import { findLocationName, isLocationName } from './location-id.ts'
import type { Input, Operation } from './operation.ts'
import { maxAnswerBytes } from './read-text.ts'

/** What an error tells about its call. */
interface Called {
  /** The operation as it is called, such as `companies.list`. */
  name: string
  operation: Operation
  input: Input
}

/** Unwraps the envelope of a response; throws a FoyerError for errors. */
export function readAnswer(
  called: Called,
  { response, text }: { response: Response; text: string | undefined },
): { data: unknown; meta: unknown } {
  const { operation } = called
  if (text === undefined)
    throw failure(
      response,
      `The answer is larger than ${maxAnswerBytes / 1e6} MB: is this a Foyer?`,
      called,
      {
        code: 'unreadable_answer',
      },
    )
  const body = parse(text)
  if (!response.ok) throw toError(response, body, called)
  if (response.status === 204) return { data: null, meta: undefined }
  if (body === undefined)
    throw failure(response, 'The answer is not JSON: is this the address of a Foyer?', called)
  if (!operation.isBare && !('data' in body))
    throw failure(response, 'The answer has no data: is this the address of a Foyer?', called)
  if (!operation.isBare) return { data: body.data, meta: isEmpty(body.meta) ? undefined : body.meta }
  if (!operation.pages) return { data: body, meta: undefined }
  const { data, object: _object, ...meta } = body
  return { data, meta }
}

type Json = Record<string, unknown>

/** An answer without a meta has an empty list there. */
const isEmpty = (meta: unknown): boolean => Array.isArray(meta)

function parse(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Json) : undefined
  } catch {
    return undefined
  }
}

/** What another server says may have any shape. */
interface Refusal {
  /** v1, v2 and the account. */
  meta?: { message?: unknown; code?: unknown; errors?: Record<string, unknown> }
  /** v3, RFC 9457. */
  detail?: unknown
  code?: unknown
  errors?: unknown
}

function toError(response: Response, body: Json | undefined, called: Called): FoyerError {
  const { meta, detail, code, errors } = (body ?? {}) as Refusal
  const list = (Array.isArray(errors) ? errors : []).filter(isFieldError)
  const location = findLocationName(called.input)
  const toGiven = (field: string) => (isLocationName(field) ? location : field)
  const fields = new Map<string, string[]>()
  for (const [field, messages] of Object.entries(meta?.errors ?? {}))
    if (Array.isArray(messages)) fields.set(toGiven(field), messages.filter(isText))
  for (const { field, message } of list)
    fields.set(toGiven(field), [...(fields.get(toGiven(field)) ?? []), message])
  const fieldCodes = Object.fromEntries(list.map(({ field, code }) => [toGiven(field), code]))
  const message = [meta?.message, detail].find(isText) ?? sentenceFor(response)
  return failure(response, fields.has(location) ? message.replaceAll(/\w+/g, toGiven) : message, called, {
    code: isRedirect(response) ? 'redirected' : [meta?.code, code].find(isText),
    fields: Object.fromEntries(fields),
    fieldCodes,
  })
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isFieldError(error: unknown): error is { field: string; code: string; message: string } {
  const { field, code, message } = Object(error) as Json
  return isText(field) && isText(code) && isText(message)
}

/** A browser hides where a redirect leads, and its status. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400)

const sentenceFor = (response: Response): string =>
  isRedirect(response)
    ? 'The server redirects to another address, and the SDK does not follow: is the address right?'
    : `The server answered ${response.status}.`

function failure(
  { status, headers, url }: Response,
  message: string,
  { name, operation: { method, path } }: Called,
  about: { code?: string | undefined; fields?: FieldErrors; fieldCodes?: Record<string, string> } = {},
): FoyerError {
  const retryAfter = Number(headers.get('retry-after') || Number.NaN)
  return errorFor({
    status,
    message,
    operation: name,
    method,
    path,
    ...about,
    url: url.split('?', 1)[0] || undefined,
    requestId: headers.get('x-request-id') ?? undefined,
    challenge: readChallenge(headers.get('www-authenticate')),
    retryAfterSeconds: retryAfter,
  })
}
