import { describe, expect, it } from 'vitest'
import { changePrice } from './prices.ts'

describe('a price that changes by percent', () => {
  it.each([
    [{ price_min: 65, price_max: 95 }, 10, 0.01, { price_min: 71.5, price_max: 104.5 }],
    [{ price_min: 65, price_max: 95 }, 10, 1, { price_min: 72, price_max: 105 }],
    [{ price_min: 65, price_max: 95 }, -10, 5, { price_min: 60, price_max: 85 }],
    [{ price_min: 0.1, price_max: 0.2 }, 50, 0.01, { price_min: 0.15, price_max: 0.3 }],
    [{ price_min: 0, price_max: 0 }, 12, 1, { price_min: 0, price_max: 0 }],
    [{ price_min: 40, price_max: 40 }, -100, 1, { price_min: 0, price_max: 0 }],
    [{ price_min: 1.15, price_max: 1.15 }, 0, 0.01, { price_min: 1.15, price_max: 1.15 }],
  ])('%o by %d percent, rounded to %d', (price, percent, rounding, expected) => {
    expect(changePrice(price, { percent, rounding })).toEqual(expected)
  })
})
