import { describe, expect, it } from 'vitest'
import { nameOfPeriod, periodsAt } from './periods.ts'

describe('periods', () => {
  it('are whole months and years around a day', () => {
    expect(periodsAt('2026-03-17')).toEqual({
      today: { from: '2026-03-17', to: '2026-03-17' },
      month: { from: '2026-03-01', to: '2026-03-31' },
      lastMonth: { from: '2026-02-01', to: '2026-02-28' },
      year: { from: '2026-01-01', to: '2026-12-31' },
    })
    expect(periodsAt('2024-01-31').lastMonth).toEqual({ from: '2023-12-01', to: '2023-12-31' })
    expect(periodsAt('2026-12-31').month).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  })

  it('are found by their days', () => {
    expect(nameOfPeriod({ from: '2026-02-01', to: '2026-02-28' }, '2026-03-17')).toBe('lastMonth')
    expect(nameOfPeriod({ from: '2026-02-01', to: '2026-02-27' }, '2026-03-17')).toBeUndefined()
  })
})
