import type { FieldErrors, Operation } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import type { RawQuery } from './query.ts'
import { throwIfWrong, validator } from './validate.ts'

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
  idempotencyKey: string | undefined
}

/** Compiles the checks of an operation; the result reads a request, or throws all its problems at once. */
export function inputReader(operation: Operation): (request: FastifyRequest) => RawInput {
  const params = operation.params && validator(operation.params, { isQuery: false })
  const query = operation.query && validator(operation.query, { isQuery: true })
  const body = operation.body && validator(operation.body, { isQuery: false })
  return request => {
    const wrong: FieldErrors = {}
    const input = {
      params: params?.(request.params, wrong),
      query: query?.(withBodyOfGet(request), wrong),
      body: body?.(request.body, wrong),
      idempotencyKey: operation.takesIdempotencyKey && readIdempotencyKey(request, wrong),
    }
    throwIfWrong(wrong)
    return input
  }
}

const longestKey = 255

function readIdempotencyKey(request: FastifyRequest, wrong: FieldErrors): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && key !== '' && key.length <= longestKey) return key
  wrong['Idempotency-Key'] = [`must be text of 1 to ${longestKey} characters, given once`]
  return undefined
}

/** Clients of this API send the fields of a GET in its query or in a JSON body; the body's word counts. */
function withBodyOfGet(request: FastifyRequest): unknown {
  const query = request.query as RawQuery
  const { body } = request
  if (body === undefined || body === null) return query
  if (typeof body !== 'object' || Array.isArray(body)) return body
  const merged: Record<string, unknown> = Object.fromEntries(query)
  for (const [name, value] of Object.entries(body)) merged[name] = Array.isArray(value) ? value : [value]
  return merged
}
