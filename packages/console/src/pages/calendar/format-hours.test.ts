import { describe, expect, it } from 'vitest'
import { createHoursFormat } from './format-hours.ts'

const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')
const [english, german] = [createHoursFormat('en-US'), createHoursFormat('de')]

describe('hours in words', () => {
  it('are short in each language', () => {
    const day = [
      { from: '09:00', to: '13:00' },
      { from: '14:00', to: '18:30' },
    ]
    expect(plain(english.hours(day))).toBe('9 AM – 1 PM, 2:00 – 6:30 PM')
    expect(plain(german.hours(day))).toMatch(/^0?9–13 Uhr, 14:00–18:30 Uhr$/)
    expect(plain(english.total([day, []]))).toBe('8.5h')
  })

  it('end at midnight of the same day', () => {
    expect(plain(english.slot({ from: '18:00', to: '24:00' }))).toBe('6 PM – 12 AM')
  })

  it('belong to the day that was written, in every time zone of the machine', () => {
    expect(english.day('2026-02-02')).toBe('Monday, February 2')
    expect(german.weekday('2026-02-08')).toBe('So')
    expect(plain(english.span('2026-02-02', '2026-02-08'))).toBe('Feb 2 – 8, 2026')
  })
})
