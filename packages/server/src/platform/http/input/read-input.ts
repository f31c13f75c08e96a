import { type Operation, takesIdempotencyKey } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import { locationNames } from './coerce.ts'
import { Problems } from './problems.ts'
import type { RawQuery } from './query.ts'
import { validator } from './validate.ts'

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
    problems.throwIfAny()
    return input
  }
}

const longestKey = 255

function readIdempotencyKey(request: FastifyRequest, problems: Problems): string | undefined {
  const [key, ...others] = request.raw.headersDistinct['idempotency-key'] ?? []
  if (key === undefined) return undefined
  if (others.length === 0 && key !== '' && key.length <= longestKey) return key
  problems.add('Idempotency-Key', `must be text of 1 to ${longestKey} characters, given once`)
  return undefined
}

/** Clients of this API send the fields of a GET in its query or in a JSON body; the body's word counts. */
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
