import type { KeyedRequest } from '../../platform/http/once.ts'

/** One text for all spellings of a request: the operation and what was read, not the path, the host or the order of fields. */
export const sameText = ({ operation, input }: Pick<KeyedRequest, 'operation' | 'input'>): string =>
  JSON.stringify([operation.name, input.params, input.query, input.body].map(inOrder))

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  )
}
