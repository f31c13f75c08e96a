import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** The changes that run together are those with the same first key. */
interface Group {
  running: number
  /** What those that have ended have affected. */
  affected: QueryKey[]
}

const groupsOf = new WeakMap<QueryClient, Map<string, Group>>()

/**
 * Says that a change begins, and returns what ends it: reading again what it has affected. Of several changes that run
 * together the last one reads for all, because what the others show would disappear for a moment.
 */
export function beginChange(client: QueryClient, affects: QueryKey[]): () => Promise<void> {
  const groups = groupsOf.get(client) ?? new Map<string, Group>()
  groupsOf.set(client, groups)
  const name = hashKey(affects[0] ?? [])
  const group = groups.get(name) ?? { running: 0, affected: [] }
  groups.set(name, group)
  group.running++
  return async () => {
    group.running--
    group.affected.push(...affects)
    if (group.running > 0) return
    const different = new Map(group.affected.splice(0).map(key => [hashKey(key), key]))
    await Promise.all([...different.values()].map(queryKey => client.invalidateQueries({ queryKey })))
  }
}
