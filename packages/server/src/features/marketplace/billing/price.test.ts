import { currencies } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { addMonths } from '../../../platform/months.ts'
import rates from '../../locations/dictionaries/data/exchange-rates.json' with { type: 'json' }
import { loadDictionaries } from '../../locations/dictionaries/dictionaries.ts'
import { discounted, largerDiscount } from './price.ts'

describe('a price', () => {
  it.each([
    ['19.00', '0', 'USD', '19.00'],
    ['19.00', '0.00', 'USD', '19.00'],
    ['19.00', '100', 'USD', '0.00'],
    ['19.99', '10', 'USD', '17.99'],
    ['0.05', '50', 'USD', '0.03'],
    ['190.00', '33.33', 'USD', '126.67'],
    ['1000.00', '12.35', 'JPY', '877.00'],
    ['999999999999.99', '0.01', 'EUR', '999899999999.99'],
    ['1.10', '0', 'JPY', '1.10'],
  ])('MKT-08 %s less %s %% in %s is %s', (price, discount, currency, expected) => {
    expect(discounted(price, discount, currency)).toBe(expected)
  })

  it.each([
    ['5', '10.00', '10.00'],
    ['10.01', '10.00', '10.01'],
    ['0', '0.00', '0'],
  ])('of the discounts %s and %s, %s applies', (one, other, expected) => {
    expect(largerDiscount(one, other)).toBe(expected)
  })
})

describe('months', () => {
  it.each([
    ['2026-01-15T10:00:00Z', 1, '2026-02-15T10:00:00Z'],
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
    ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
    ['2026-08-31T23:59:59Z', 1, '2026-09-30T23:59:59Z'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
    ['2026-12-31T00:00:00Z', 2, '2027-02-28T00:00:00Z'],
    ['2026-11-30T00:00:00Z', 120, '2036-11-30T00:00:00Z'],
  ])('%s and %i more are %s', (from, months, expected) => {
    expect(addMonths(new Date(from), months)).toEqual(new Date(expected))
  })
})

describe('currencies', () => {
  it('EXA-15 those of countries, metals, tests and none are known, others not', () => {
    const dictionaries = loadDictionaries()
    const used = dictionaries.countries.map(({ id }) => dictionaries.currencyOf(id))
    for (const code of [...used, ...Object.keys(rates.rates)]) expect(currencies).toContain(code)
    for (const code of ['XXX', 'XTS', 'XAU']) expect(currencies).toContain(code)
    for (const code of ['usd', 'ABC']) expect(currencies).not.toContain(code)
  })
})
