import type { KeyedRequest } from '../../../platform/http/once.ts'

/**
 * Returns the same text for all spellings of a request: the order of fields, the host and the spelling of the path do
 * not count.
 */
export const sameText = ({
  operation,
  params,
  body,
}: Pick<KeyedRequest, 'operation' | 'params' | 'body'>): string =>
  JSON.stringify([operation.name, params, body ?? null].map(inOrder))

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  )
}
