import type { ClientsSearchInput } from '@foyer/sdk/business'
import { isDay } from '../../../data/location-days.ts'
import type { Sort } from '../../../ui/table/column.ts'

export const lists = ['category', 'importance', 'gender'] as const
export const amounts = ['visits', 'spent', 'paid', 'balance'] as const
export const dates = ['birth_date', 'changed_date'] as const

export type ListName = (typeof lists)[number]
export type RangeName = (typeof amounts)[number] | (typeof dates)[number]

interface Range {
  from?: string
  to?: string
}

/** What narrows the list of clients; it is in the address of the page. */
export interface ClientFilters {
  search: string
  lists: Partial<Record<ListName, number[]>>
  ranges: Partial<Record<RangeName, Range>>
}

export const noFilters: ClientFilters = { search: '', lists: {}, ranges: {} }
export const rangeNames: readonly RangeName[] = [...amounts, ...dates]

const sorts = ['name', 'phone', 'email', 'last_change_date', 'spent', 'paid', 'visits', 'id'] as const
const isSort = (text: string): text is (typeof sorts)[number] => sorts.some(sort => sort === text)
/** The newest client comes first. */
const firstSort: Sort = { by: 'id', order: 'desc' }

const isNumber = (text: string) => /^-?\d{1,12}(\.\d{1,2})?$/.test(text)
const isBound = (name: RangeName, text: string) =>
  dates.some(date => date === name) ? isDay(text) : isNumber(text)

/** Addresses are typed by people, too: what makes no sense is left out. */
export function readFilters(address: URLSearchParams): ClientFilters {
  const filters: ClientFilters = { search: (address.get('q') ?? '').slice(0, 255), lists: {}, ranges: {} }
  for (const name of lists) {
    const values = (address.get(name) ?? '').split(',').filter(text => /^\d{1,15}$/.test(text))
    if (values.length > 0) filters.lists[name] = [...new Set(values.map(Number))].slice(0, 1000)
  }
  for (const name of rangeNames) {
    const [from = '', to = ''] = (address.get(name) ?? '').split('..')
    const range: Range = {}
    if (isBound(name, from)) range.from = from
    if (isBound(name, to)) range.to = to
    if (range.from !== undefined || range.to !== undefined) filters.ranges[name] = range
  }
  return filters
}

/** The address with these filters; what else it says stays. */
export function writeFilters(address: URLSearchParams, filters: ClientFilters): URLSearchParams {
  const next = new URLSearchParams(address)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  put('q', filters.search)
  for (const name of lists) put(name, (filters.lists[name] ?? []).join(','))
  for (const name of rangeNames) {
    const { from = '', to = '' } = filters.ranges[name] ?? {}
    put(name, from === '' && to === '' ? '' : `${from}..${to}`)
  }
  return next
}

export function readSort(address: URLSearchParams): Sort {
  const [by = '', order] = (address.get('sort') ?? '').split('.')
  return isSort(by) ? { by, order: order === 'desc' ? 'desc' : 'asc' } : firstSort
}

export function writeSort(address: URLSearchParams, { by, order }: Sort): URLSearchParams {
  const next = new URLSearchParams(address)
  next.set('sort', order === 'desc' ? `${by}.desc` : by)
  return next
}

export const isFiltered = ({ search, lists, ranges }: ClientFilters): boolean =>
  search !== '' || Object.keys(lists).length > 0 || Object.keys(ranges).length > 0

type SearchBody = Pick<ClientsSearchInput, 'filters' | 'order_by' | 'order_by_direction'>

/** The filters and the order as the operation wants them. */
export function toSearch({ search, lists, ranges }: ClientFilters, { by, order }: Sort): SearchBody {
  const isAmount = (name: string) => amounts.some(amount => amount === name)
  const bound = (name: string, text: string | undefined) =>
    text !== undefined && isAmount(name) ? Number(text) : text
  return {
    filters: [
      ...(search === '' ? [] : [{ type: 'quick_search' as const, state: { value: search } }]),
      ...entriesOf(lists).map(([type, value]) => ({ type, state: { value } })),
      ...entriesOf(ranges).map(([type, { from, to }]) => ({
        type,
        state: { from: bound(type, from), to: bound(type, to) },
      })),
    ],
    order_by: isSort(by) ? by : 'id',
    order_by_direction: order === 'desc' ? 'DESC' : 'ASC',
  }
}

const entriesOf = <Name extends string, Value>(record: Partial<Record<Name, Value>>): [Name, Value][] =>
  Object.entries(record) as [Name, Value][]
