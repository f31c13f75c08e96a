import { expect, it } from 'vitest'
import { toRows } from './to-rows.ts'

it('LIV-18 a row that moved to an earlier page is shown as that page has it', () => {
  const page = (...data: { id: number; visits: number }[]) => ({ data, meta: { total_count: 3, page: 1 } })
  const rows = toRows([
    page({ id: 5, visits: 8 }),
    undefined,
    page({ id: 6, visits: 1 }, { id: 5, visits: 7 }),
  ])
  expect(rows).toEqual([
    { id: 5, visits: 8 },
    { id: 6, visits: 1 },
  ])
})
