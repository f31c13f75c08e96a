import { describe, expect, it } from 'vitest'
import {
  type ClientFilters,
  isFiltered,
  noFilters,
  readFilters,
  readSort,
  toSearch,
  writeFilters,
  writeSort,
} from './client-filters.ts'

const read = (text: string) => readFilters(new URLSearchParams(text))
const everything: ClientFilters = {
  search: 'mia & co',
  lists: { category: [3, 12], importance: [3], gender: [2] },
  ranges: {
    visits: { from: '1' },
    spent: { from: '10.5', to: '99' },
    balance: { to: '-1' },
    birth_date: { from: '1990-01-31', to: '1999-12-31' },
    changed_date: { from: '2026-11-01' },
  },
}

describe('the filters of the list of clients', () => {
  it('CRM-02 come back from the address as they went in', () => {
    const address = writeFilters(new URLSearchParams('sort=name'), everything)
    expect(address.get('sort')).toBe('name')
    expect(read(address.toString())).toEqual(everything)
    expect(writeFilters(address, noFilters).toString()).toBe('sort=name')
  })

  it.each([
    ['category=x,,-1,2e5,0x10', noFilters],
    ['category=5,5,five', { ...noFilters, lists: { category: [5] } }],
    ['visits=many..few', noFilters],
    ['visits=1e9..', noFilters],
    ['birth_date=2026-13-01..1990-01-01', { ...noFilters, ranges: { birth_date: { to: '1990-01-01' } } }],
    ['spent=..5..6', { ...noFilters, ranges: { spent: { to: '5' } } }],
    ['q=', noFilters],
    ['shoe_size=1..2', noFilters],
  ])('CRM-02 what makes no sense in %s is left out', (address, filters) => {
    expect(read(address)).toEqual(filters)
  })

  it('become the input of the search', () => {
    expect(toSearch(everything, { by: 'spent', order: 'desc' })).toEqual({
      filters: [
        { type: 'quick_search', state: { value: 'mia & co' } },
        { type: 'category', state: { value: [3, 12] } },
        { type: 'importance', state: { value: [3] } },
        { type: 'gender', state: { value: [2] } },
        { type: 'visits', state: { from: 1, to: undefined } },
        { type: 'spent', state: { from: 10.5, to: 99 } },
        { type: 'balance', state: { from: undefined, to: -1 } },
        { type: 'birth_date', state: { from: '1990-01-31', to: '1999-12-31' } },
        { type: 'changed_date', state: { from: '2026-11-01', to: undefined } },
      ],
      order_by: 'spent',
      order_by_direction: 'DESC',
    })
    expect(toSearch(noFilters, readSort(new URLSearchParams()))).toEqual({
      filters: [],
      order_by: 'id',
      order_by_direction: 'DESC',
    })
  })

  it('know whether anything is narrowed', () => {
    expect(isFiltered(noFilters)).toBe(false)
    expect(isFiltered(everything)).toBe(true)
  })
})

describe('the order of the list of clients', () => {
  it.each([
    ['', { by: 'id', order: 'desc' }],
    ['sort=name', { by: 'name', order: 'asc' }],
    ['sort=paid.desc', { by: 'paid', order: 'desc' }],
    ['sort=shoe_size', { by: 'id', order: 'desc' }],
  ])('CRM-02 is in the address: "%s"', (address, sort) => {
    expect(readSort(new URLSearchParams(address))).toEqual(sort)
  })

  it('changes nothing else in the address', () => {
    const address = writeSort(new URLSearchParams('q=mia'), { by: 'name', order: 'desc' })
    expect(address.toString()).toBe('q=mia&sort=name.desc')
  })
})
