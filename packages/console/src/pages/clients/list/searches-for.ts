import type { ClientsSearchInput } from '@foyer/sdk/business'

/** A filter takes this many ids. */
const maxIds = 1000

/** Searches that find exactly these clients. */
export function searchesFor(ids: readonly number[]): ClientsSearchInput['filters'][] {
  const chunks = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) =>
    ids.slice(index * maxIds, (index + 1) * maxIds),
  )
  return chunks.map(value => [{ type: 'id' as const, state: { value } }])
}
