import MiniSearch from 'minisearch'

/** Something that can be found by words. */
interface Findable {
  title: string
  text: string
}

/** Finds what fits the words best; other endings and small mistakes are forgiven. */
export function search<T extends Findable>(items: readonly T[], query: string, count: number): T[] {
  const index = new MiniSearch<Findable & { id: number }>({
    fields: ['title', 'text'],
    searchOptions: { boost: { title: 3 }, prefix: word => word.length > 3, fuzzy: 0.15 },
  })
  index.addAll(items.map(({ title, text }, id) => ({ id, title, text })))
  return index
    .search(query)
    .slice(0, count)
    .flatMap(({ id }) => items[id] ?? [])
}
