import { readChallenge } from './challenge.ts'
import { errorFor, type FieldErrors, type FoyerError } from './errors.ts'
import type { Operation } from './operation.ts'

/** The names under which a call appears in its errors. */
export interface CallNames {
  operation: string
  method: string
  path: string
}

/** Unwraps the envelope of a response; throws a FoyerError for errors. */
export function readAnswer(
  operation: Operation,
  { response, text, names }: { response: Response; text: string; names: CallNames },
): { data: unknown; meta: unknown } {
  const body = parse(text)
  if (!response.ok) throw toError(response, body, names)
  if (response.status === 204) return { data: null, meta: undefined }
  if (body === undefined)
    throw failure(response, 'The answer is not JSON: is this the address of a Foyer?', names)
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

interface Refusal {
  /** v1, v2 and the account. */
  meta?: { message?: string; code?: string; errors?: FieldErrors }
  /** v3, RFC 9457. */
  detail?: string
  code?: string
  errors?: { field: string; code: string; message: string }[]
}

function toError(response: Response, body: Json | undefined, names: CallNames): FoyerError {
  const { meta, detail, code, errors } = (body ?? {}) as Refusal
  const list = Array.isArray(errors) ? errors : []
  const fields: FieldErrors = { ...meta?.errors }
  for (const { field, message } of list) fields[field] = [...(fields[field] ?? []), message]
  const fieldCodes = Object.fromEntries(list.map(({ field, code }) => [field, code]))
  const message = meta?.message ?? detail ?? `The server answered ${response.status}.`
  return failure(response, message, names, { code: meta?.code ?? code, fields, fieldCodes })
}

function failure(
  { status, headers }: Response,
  message: string,
  names: CallNames,
  about: { code?: string | undefined; fields?: FieldErrors; fieldCodes?: Record<string, string> } = {},
): FoyerError {
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  return errorFor({
    status,
    message,
    ...names,
    ...about,
    requestId: headers.get('x-request-id') ?? undefined,
    challenge: readChallenge(headers.get('www-authenticate')),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}
