import type { CallableOperation, FieldErrors } from '@foyer/contract'
import { readChallenge } from './challenge.ts'
import { FoyerError } from './foyer-error.ts'

export interface Answered {
  data: unknown
  meta: unknown
}

/** Unwraps the envelope of a response; throws a FoyerError for errors. */
export function readAnswer(operation: CallableOperation, response: Response, text: string): Answered {
  const body = parse(text)
  if (!response.ok) throw toError(response, body)
  if (response.status === 204) return { data: null, meta: undefined }
  if (body === undefined) throw failure(response, 'The answer is not JSON.')
  if (operation.surface === 'v3') return { data: body, meta: undefined }
  return { data: body.data, meta: operation.meta ? body.meta : undefined }
}

type Json = Record<string, unknown>

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

interface Refusal {
  /** v1 and v2. */
  meta?: { message?: string; code?: string; errors?: FieldErrors }
  /** v3, RFC 9457. */
  detail?: string
  code?: string
  errors?: { field: string; code: string; message: string }[]
}

function toError(response: Response, body: Json | undefined): FoyerError {
  const { meta, detail, code, errors = [] } = (body ?? {}) as Refusal
  const fields: FieldErrors = { ...meta?.errors }
  for (const { field, message } of errors) fields[field] = [...(fields[field] ?? []), message]
  const fieldCodes = Object.fromEntries(errors.map(({ field, code }) => [field, code]))
  const message = meta?.message ?? detail ?? `The server answered ${response.status}.`
  return failure(response, message, { code: meta?.code ?? code, fields, fieldCodes })
}

function failure(
  response: Response,
  message: string,
  about: { code?: string; fields?: FieldErrors; fieldCodes?: Record<string, string> } = {},
): FoyerError {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new FoyerError({
    status: response.status,
    message,
    ...about,
    requestId: response.headers.get('x-request-id') ?? undefined,
    challenge: readChallenge(response.headers.get('www-authenticate')),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}
