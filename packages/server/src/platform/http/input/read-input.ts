import {
  type FieldCode,
  type JsonSchema,
  locationNames,
  type Operation,
  takesIdempotencyKey,
} from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import { Problems } from './problems.ts'
import type { RawQuery } from './query.ts'
import { validator } from './validate.ts'

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
  idempotencyKey: string | undefined
}

/** Checks what a schema cannot express, so that its errors are reported together with all other invalid fields. */
export type InputCheck = (input: RawInput, problems: Problems) => void

/** Compiles the checks of an operation; the returned function reads a request, or throws all its problems at once. */
export function inputReader(operation: Operation, check?: InputCheck): (request: FastifyRequest) => RawInput {
  const params = operation.params && validator(operation.params, 'body')
  const query = operation.query && validator(operation.query, 'query')
  const body = operation.body && validator(operation.body, isOlder(operation) ? 'older body' : 'body')
  const codes = codesOf(operation)
  const takesKey = takesIdempotencyKey(operation)
  const names = [...Object.keys(operation.query?.properties ?? {}), ...locationNames]
  return request => {
    const problems = new Problems()
    const input = {
      params: params?.(request.params, problems),
      query: query?.(withBodyOfGet(request, names), problems),
      body: body?.(request.body, problems),
      idempotencyKey: takesKey ? readIdempotencyKey(request, problems) : undefined,
    }
    check?.(input, problems)
    problems.throwIfAny(codes)
    return input
  }
}

const isOlder = ({ surface, document }: Operation) => surface !== 'v3' && document !== 'account'

/** Maps a field of the query to the code of its failures. */
const codesOf = ({ query }: Operation): Record<string, FieldCode> =>
  Object.fromEntries(
    Object.entries(query?.properties ?? {}).flatMap(([name, schema]) => {
      const code = (schema as JsonSchema)['x-code']
      return code === undefined ? [] : [[name, code]]
    }),
  )

const maxKeyLength = 255

function readIdempotencyKey(request: FastifyRequest, problems: Problems): string | undefined {
  const [key, ...others] = request.raw.headersDistinct['idempotency-key'] ?? []
  if (key === undefined) return undefined
  if (others.length === 0 && key !== '' && key.length <= maxKeyLength) return key
  problems.add('Idempotency-Key', `must be text of 1 to ${maxKeyLength} characters, given once`)
  return undefined
}

/** Clients of this API send the fields of a GET in its query or in a JSON body; the body takes precedence. */
function withBodyOfGet({ query, body }: FastifyRequest, names: string[]): unknown {
  if (body === undefined || body === null) return query
  if (typeof body !== 'object' || Array.isArray(body)) return body
  const merged = new Map<string, unknown[]>(query as RawQuery)
  for (const name of names)
    if (Object.hasOwn(body, name)) {
      const value = (body as Record<string, unknown>)[name]
      merged.set(name, Array.isArray(value) ? value : [value])
    }
  return merged
}
