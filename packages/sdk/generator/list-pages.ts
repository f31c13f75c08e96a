import type { JsonSchema, Operation } from '@foyer/contract'
import type { ListPages } from '../src/client/operation.ts'

const sizeFields = ['count', 'limit', 'page_size']

/** Undefined where an operation returns no list. */
export function listPagesOf({
  method,
  onlyReads,
  surface,
  data,
  query,
  body,
}: Operation): ListPages | undefined {
  const answer = data as JsonSchema
  const isList = surface === 'v3' ? answer.properties?.data !== undefined : answer.type === 'array'
  if (!isList || (method !== 'GET' && !onlyReads)) return undefined
  const fields = { ...(query as JsonSchema)?.properties, ...(body as JsonSchema)?.properties }
  const by = (['page', 'cursor', 'after'] as const).find(name => name in fields)
  const size = sizeFields.find(name => name in fields)
  if (!by || !size) return {}
  return { by, size: [size, (fields[size] as JsonSchema).maximum ?? 0] }
}
