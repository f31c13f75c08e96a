import type { ClientOrder } from '@foyer/contract'

/** Every operation that lists clients uses these filters. */
export type ClientFilter =
  | { by: 'text'; field: 'name' | 'phone' | 'email' | 'card' | 'quick_search'; text: string }
  | { by: 'list'; field: 'id' | 'category' | 'importance' | 'gender'; values: number[] }
  | { by: 'numbers'; field: 'spent' | 'paid' | 'balance' | 'visits'; from?: number; to?: number }
  | { by: 'days'; field: 'birth_date'; from?: string; to?: string }
  // These are instants, the last one excluded, once the store has converted the caller's text from the Location's time.
  | { by: 'moments'; field: 'changed_date'; from?: string; to?: string }

export interface ClientQuery {
  locationId: number
  filters: ClientFilter[]
  /** Tells whether one matching filter is enough. */
  isAnyEnough: boolean
  order: { by: ClientOrder; isDescending: boolean }
  page: { number: number; size: number }
  showsPhones: boolean
}

/**
 * Separates the ranges on the order of the list, which only say where to begin and end, from the other filters, which
 * every client between must be checked against.
 */
export function splitByOrder({ filters, isAnyEnough, order }: ClientQuery) {
  const isInOrder = (filter: ClientFilter) =>
    filter.by === 'moments'
      ? order.by === 'last_change_date'
      : filter.by === 'numbers' && filter.field === order.by
  if (isAnyEnough && filters.length > 1) return { ranges: [], others: filters }
  return { ranges: filters.filter(isInOrder), others: filters.filter(filter => !isInOrder(filter)) }
}

/** Tells whether the answer would reveal something about phones. */
export const asksForPhones = ({ filters, order }: ClientQuery): boolean =>
  order.by === 'phone' || filters.some(({ field }) => field === 'phone')
