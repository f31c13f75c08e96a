import { describe, expect, it } from 'vitest'
import { isLow, stockIn, totalStock } from './stock.ts'

const kept = (...amounts: number[]) => ({
  actual_amounts: amounts.map((amount, index) => ({ storage_id: index + 1, amount })),
})

describe('stock', () => {
  it('is the sum of all storages, without rounding errors', () => {
    expect(totalStock(kept())).toBe(0)
    expect(totalStock(kept(0.1, 0.2))).toBe(0.3)
    expect(totalStock(kept(5, -2))).toBe(3)
  })

  it('of one storage is unknown where the product never was', () => {
    expect(stockIn(kept(5), 1)).toBe(5)
    expect(stockIn(kept(0), 1)).toBe(0)
    expect(stockIn(kept(5), 2)).toBeUndefined()
  })

  it.each([
    [[4], 5, true],
    [[5], 5, false],
    [[3, 3], 5, false],
    [[], 5, true],
    [[], 0, false],
    [[0], 0, false],
    [[-1], 0, true],
  ])('%j with the critical amount %i is low: %s', (amounts, critical_amount, low) => {
    expect(isLow({ ...kept(...amounts), critical_amount })).toBe(low)
  })
})
