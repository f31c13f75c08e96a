import { useNumberedPages } from '../../../data/use-numbered-pages.ts'
import { type Client, foyer } from '../../../foyer.ts'
import type { Sort } from '../../../ui/table/column.ts'
import { type ClientFilters, toSearch } from './client-filters.ts'

const fields = [
  'id',
  'display_name',
  'phone',
  'email',
  'card',
  'birth_date',
  'categories',
  'importance_id',
  'gender_id',
  'visits',
  'spent',
  'paid',
  'balance',
  'discount',
  'last_change_date',
] as const

export type ListedClient = Pick<Client, (typeof fields)[number]>

/** The clients that match, page by page as one scrolls. */
export function useClientPages(locationId: number, filters: ClientFilters, sort: Sort) {
  const body = toSearch(filters, sort)
  return useNumberedPages<ListedClient>(
    ['client', locationId, 'list', body],
    async ({ page, count }, options) => {
      const input = { company_id: locationId, page, page_size: count, fields, ...body }
      const { data, meta } = await foyer.clients.search(input, options)
      return { data: data as ListedClient[], meta }
    },
    { keepsPrevious: true },
  )
}
