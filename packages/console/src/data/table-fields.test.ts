import { expect, it } from 'vitest'
import { sortRows } from './table-fields.ts'

const rows = [
  { name: 'Émile', count: 10 },
  { name: 'anna', count: 9 },
  { name: 'Zoe', count: 100 },
]
const fields = [
  { id: 'name', title: 'Name', value: (row: (typeof rows)[0]) => row.name },
  { id: 'count', title: 'Count', value: (row: (typeof rows)[0]) => row.count },
]
const { compare } = new Intl.Collator('en', { sensitivity: 'base' })
const names = (by: string, order: 'asc' | 'desc') =>
  sortRows(rows, fields, { sort: { by, order }, compare }).map(({ name }) => name)

it('rows are sorted by text and by number, in both directions', () => {
  expect(names('name', 'asc')).toEqual(['anna', 'Émile', 'Zoe'])
  expect(names('count', 'desc')).toEqual(['Zoe', 'Émile', 'anna'])
  expect(names('unknown', 'asc')).toEqual(['Émile', 'anna', 'Zoe'])
  expect(sortRows(rows, fields, { sort: undefined, compare })).toBe(rows)
})
