import type { ClientFilter } from './client-filters.ts'

interface DeprecatedQuery {
  fullname?: string
  phone?: string
  email?: string
  card?: string
  paid_min?: number
  paid_max?: number
  id?: number[]
  changed_after?: string
  changed_before?: string
}

/** Reads the filters of the deprecated list by their older names. */
export function filtersOf(query: DeprecatedQuery): ClientFilter[] {
  const filters: ClientFilter[] = []
  const { fullname, phone, email, card, paid_min, paid_max, id, changed_after, changed_before } = query
  for (const [field, text] of Object.entries({ name: fullname, phone, email, card }))
    if (text) filters.push({ by: 'text', field: field as 'name' | 'phone' | 'email' | 'card', text })
  if (id) filters.push({ by: 'list', field: 'id', values: id })
  if (paid_min !== undefined || paid_max !== undefined)
    filters.push({ by: 'numbers', field: 'paid', from: paid_min, to: paid_max })
  if (changed_after !== undefined || changed_before !== undefined)
    filters.push({ by: 'moments', field: 'changed_date', from: changed_after, to: changed_before })
  return filters
}

/** Orders by the field that is filtered by a range, so that the index gives the page. */
export function orderOf(filters: ClientFilter[]) {
  if (filters.some(({ by }) => by === 'moments')) return 'last_change_date'
  return filters.some(({ by }) => by === 'numbers') ? 'paid' : 'id'
}
