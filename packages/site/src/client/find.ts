import MiniSearch from 'minisearch'
import type { SearchEntry } from '../pages/search-entries.ts'

export type Find = (query: string) => SearchEntry[]

const maxResults = 40
/** Decisions and long lists say why; a reader mostly wants to know how. */
const weights: Record<SearchEntry['kind'], number> = { guide: 1, api: 1, reference: 0.6, decision: 0.4 }

/** An index of every section: guides and operations together. */
export function createFind(entries: SearchEntry[]): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'page', 'call', 'text'],
    searchOptions: {
      boost: { title: 4, call: 3, page: 2 },
      prefix: true,
      fuzzy: term => (term.length > 5 ? 0.15 : false),
      combineWith: 'AND',
      boostDocument: id => weights[entries[id as number]?.kind ?? 'guide'],
    },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return query =>
    index
      .search(query)
      .slice(0, maxResults)
      .flatMap(({ id }) => entries[id as number] ?? [])
}
