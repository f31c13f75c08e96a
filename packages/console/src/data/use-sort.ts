import type { Sort } from '../ui/table/column.ts'
import { useSearch } from './use-search.ts'

/** The column by which a table is sorted, in the address: `?sort=name`, or `?sort=-name` for the other direction. */
export function useSort(): [Sort | undefined, (sort: Sort) => void] {
  const { values, set } = useSearch(['sort'])
  const by = values.sort.replace(/^-/, '')
  const sort: Sort | undefined = by ? { by, order: values.sort.startsWith('-') ? 'desc' : 'asc' } : undefined
  return [sort, next => set({ sort: next.order === 'desc' ? `-${next.by}` : next.by })]
}
