import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayIn,
  firstOfMonth,
  fromLocalField,
  isDay,
  localMoment,
} from './location-days.ts'

describe('days of a Location', () => {
  const at = new Date('2026-03-01T05:30:00Z')

  it.each([
    ['America/Los_Angeles', '2026-02-28', '2026-02-28T21:30'],
    ['UTC', '2026-03-01', '2026-03-01T05:30'],
    ['Asia/Tokyo', '2026-03-01', '2026-03-01T14:30'],
  ])('are those of its time zone: %s', (timeZone, day, moment) => {
    expect(dayIn(timeZone, at)).toBe(day)
    expect(localMoment(timeZone, at)).toBe(moment)
  })

  it('midnight is 00:00 of its own day', () => {
    expect(localMoment('UTC', new Date('2026-03-01T00:00:00Z'))).toBe('2026-03-01T00:00')
  })

  it('months begin and end across years', () => {
    expect(firstOfMonth('2026-01-17')).toBe('2026-01-01')
    expect(addMonths('2026-01-01', -1)).toBe('2025-12-01')
    expect(addMonths('2026-12-31', 1)).toBe('2027-01-31')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  })

  it('a field is passed on as it was entered when it is no moment', () => {
    expect(fromLocalField('2026-02-01T12:30')).toBe('2026-02-01 12:30:00')
    expect(fromLocalField('')).toBe('')
    expect(fromLocalField('soon')).toBe('soon')
  })

  it.each(['2026-02-01', '2026-12-31', '2028-02-29', '1900-01-01', '2099-12-31'])('%s is a day', text =>
    expect(isDay(text)).toBe(true),
  )
  it.each([
    null,
    '',
    '2026-13-01',
    '2026-02-30',
    '2026-02-29',
    '2026-2-1',
    'x',
    '2026-02-01T00:00',
    '1899-12-31',
    '2100-01-01',
  ])('%j is none', text => expect(isDay(text)).toBe(false))
})
