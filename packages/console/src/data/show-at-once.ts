import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** What a change shows before its answer. */
export interface Expectation {
  /** The server has done it: what comes back later starts from here. */
  confirm(): void
  /** The server has refused it: the expectations of later changes stay. */
  takeBack(): void
}

type Apply = (shown: unknown) => unknown

/** What is shown below one key: what the server has confirmed, and over it what is expected. */
interface Layers {
  confirmed: { key: QueryKey; data: unknown }[]
  expected: Apply[]
}

const layersOf = new WeakMap<QueryClient, Map<string, Layers>>()

/** Shows what a change will make of all data whose key begins like this. */
export async function showAtOnce(client: QueryClient, key: QueryKey, apply: Apply): Promise<Expectation> {
  // An answer that is on its way would show the state before the change.
  await client.cancelQueries({ queryKey: key })
  const all = layersOf.get(client) ?? new Map<string, Layers>()
  layersOf.set(client, all)
  const name = hashKey(key)
  const layers = all.get(name) ?? { confirmed: readAll(client, key), expected: [] }
  all.set(name, layers)
  layers.expected.push(apply)
  for (const { key: shownKey, data } of readAll(client, key)) client.setQueryData(shownKey, apply(data))
  const leave = () => {
    layers.expected.splice(layers.expected.indexOf(apply), 1)
    if (layers.expected.length === 0) all.delete(name)
  }
  return {
    confirm: () => {
      for (const row of layers.confirmed) row.data = apply(row.data)
      leave()
    },
    takeBack: () => {
      leave()
      for (const { key: shownKey, data } of layers.confirmed)
        client.setQueryData(
          shownKey,
          layers.expected.reduce((shown, each) => each(shown), data),
        )
    },
  }
}

const readAll = (client: QueryClient, queryKey: QueryKey): Layers['confirmed'] =>
  client
    .getQueriesData({ queryKey })
    .filter(([, data]) => data !== undefined)
    .map(([key, data]) => ({ key, data }))
