import type { ClientOrder } from '@foyer/contract'

/** What a list of clients can be narrowed by, whichever operation asks. */
export type ClientFilter =
  | { by: 'text'; field: 'name' | 'phone' | 'email' | 'card' | 'quick_search'; text: string }
  | { by: 'list'; field: 'id' | 'category' | 'importance' | 'gender'; values: number[] }
  | { by: 'numbers'; field: 'spent' | 'paid' | 'balance' | 'visits'; from?: number; to?: number }
  | { by: 'days'; field: 'birth_date'; from?: string; to?: string }
  // Instants, the last one excluded, once the store has read what the caller wrote in the Location's time.
  | { by: 'moments'; field: 'changed_date'; from?: string; to?: string }

export interface ClientQuery {
  locationId: number
  filters: ClientFilter[]
  /** Whether one fitting filter is enough. */
  isAnyEnough: boolean
  order: { by: ClientOrder; isDescending: boolean }
  page: { number: number; size: number }
  showsPhones: boolean
}

/**
 * The filters that only say where in the order of the list to begin and to end, and the others, which every client
 * between must be asked about.
 */
export function splitByOrder({ filters, isAnyEnough, order }: ClientQuery) {
  const isInOrder = (filter: ClientFilter) =>
    filter.by === 'moments'
      ? order.by === 'last_change_date'
      : filter.by === 'numbers' && filter.field === order.by
  if (isAnyEnough && filters.length > 1) return { ranges: [], others: filters }
  return { ranges: filters.filter(isInOrder), others: filters.filter(filter => !isInOrder(filter)) }
}

/** Whether the answer would tell something of the phones. */
export const asksForPhones = ({ filters, order }: ClientQuery): boolean =>
  order.by === 'phone' || filters.some(({ field }) => field === 'phone')
