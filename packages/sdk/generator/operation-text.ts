import { addressesOf, type JsonSchema, type Operation, takesIdempotencyKey } from '@foyer/contract'
import { listPagesOf } from './list-pages.ts'

/** What a call needs to know of an operation, as source text. `client/operation.ts` has its type. */
export function operationText(operation: Operation): string {
  const { method, access, body, query, status, surface, isStream } = operation
  const pages = listPagesOf(operation)
  const parts = {
    method,
    path: addressesOf(operation)[0]?.path ?? '',
    by: access.by,
    // Whatever is not in the path goes into the body, or into the query where there is no body.
    ...(body ? { body: (body as JsonSchema).type === 'array' ? 'list' : 'object' } : {}),
    ...(query ? { query: namesIn(query as JsonSchema) } : {}),
    ...(body && (body as JsonSchema).type !== 'array' ? { fields: namesIn(body as JsonSchema) } : {}),
    ...(takesIdempotencyKey(operation) ? { keyed: true } : {}),
    ...(operation.onlyReads ? { onlyReads: true } : {}),
    ...(pages ? { pages } : {}),
    ...(surface === 'v3' ? { isBare: true } : {}),
    ...(status === 204 && method === 'DELETE' ? { answersNothing: true } : {}),
    ...(isStream ? { isStream: true } : {}),
  }
  return literalOf(parts)
}

/** The fields of an object, under each of their names. */
const namesIn = ({ properties = {} }: JsonSchema): string[] =>
  Object.entries(properties).flatMap(([name, field]) => [name, ...((field as JsonSchema)['x-also'] ?? [])])

function literalOf(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([name, each]) => `${name}: ${literalOf(each)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
