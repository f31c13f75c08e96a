import MiniSearch from 'minisearch'
import type { SearchEntry } from '../pages/search-entries.ts'

export type Find = (query: string) => SearchEntry[]

const maxResults = 40
/** Decisions and long lists say why; a reader mostly wants to know how. */
const weights: Record<SearchEntry['kind'], number> = { guide: 1, api: 1, reference: 0.6, decision: 0.4 }

/** An index of every section: guides and operations together. */
export function createFind(entries: SearchEntry[]): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'page', 'call', 'name', 'text'],
    searchOptions: {
      boost: { title: 4, name: 4, call: 3, page: 2 },
      prefix: true,
      fuzzy: term => (term.length > 5 ? 0.15 : false),
      combineWith: 'AND',
      boostDocument: id => weights[entries[id as number]?.kind ?? 'guide'],
    },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return query => {
    const isNamed = ({ name }: SearchEntry) => name?.toLowerCase() === query.trim().toLowerCase()
    const found = index.search(query).flatMap(({ id }) => entries[id as number] ?? [])
    return [...found.filter(isNamed), ...found.filter(entry => !isNamed(entry))].slice(0, maxResults)
  }
}
