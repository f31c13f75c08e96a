import { useSearchParams } from 'react-router'

/** Everything that the log of deliveries can be filtered by, as it is in the address. */
export const filterNames = [
  'outcome',
  'resource',
  'resource_id',
  'location_id',
  'application_id',
  'endpoint_id',
  'sent_to',
  'from',
  'till',
] as const

export type FilterName = (typeof filterNames)[number]
export type BenchFilter = Partial<Record<FilterName, string>>

/** The filter of the log and the delivery that is open beside it. */
export function useBenchFilter() {
  const [search, setSearch] = useSearchParams()
  const filter = Object.fromEntries(
    filterNames.flatMap(name => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  ) as BenchFilter
  const open = Number(search.get('open')) || undefined
  return {
    filter,
    open,
    setFilter: (next: BenchFilter) => setSearch(next),
    setOpen: (id: number | undefined) =>
      setSearch(
        { ...filter, ...(id !== undefined && { open: String(id) }) },
        { replace: open !== undefined },
      ),
  }
}
