import type { JsonSchema, Operation } from '@foyer/contract'

/** How the pages of a list follow each other; undefined where an operation returns no list. */
export interface ListPages {
  /** The field that is counted up, or that takes what the page before says. */
  by?: 'page' | 'cursor' | 'after'
  /** The field for the size of a page, and the largest that the server accepts. */
  size?: readonly [field: string, largest: number]
}

const sizeFields = ['count', 'limit', 'page_size']

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
