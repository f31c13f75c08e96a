import { expect, it } from 'vitest'
import { addDays, addMonths, wallClock, weekOf, weeksOfMonth } from './days.ts'
import { snap, toMinute, toTime } from './minutes.ts'
import { dayAfterKey } from './month-keys.ts'
import { firstWeekday } from './weekday.ts'

it('days go over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-08', -1)).toBe('2026-03-07')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

it('a week begins on Monday or as the language says, and the weeks of a month cover it', () => {
  expect(weekOf('2026-11-22', 1)[0]).toBe('2026-11-16')
  expect(weekOf('2026-11-16', 1)[6]).toBe('2026-11-22')
  expect([weekOf('2026-11-22', 7)[0], weekOf('2026-11-21', 7)[0]]).toEqual(['2026-11-22', '2026-11-15'])
  const weeks = weeksOfMonth('2026-11-17', 1)
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual(['2026-10-26', '2026-12-06'])
  expect(weeksOfMonth('2026-11-17', 7)[0]?.[0]).toBe('2026-11-01')
  expect(['en-US', 'en-GB', 'de', 'de-AT'].map(firstWeekday)).toEqual([7, 1, 1, 1])
})

const bare = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

it.each(['altKey', 'ctrlKey', 'metaKey'])('a month leaves arrows with %s to the browser', held => {
  expect(dayAfterKey({ ...bare, key: 'ArrowLeft', [held]: true }, '2026-03-31', 1)).toBeUndefined()
})

it('keys go through a month by days, weeks, months and years', () => {
  const after = (key: string, shiftKey = false) => dayAfterKey({ ...bare, key, shiftKey }, '2026-03-31', 1)
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(key => after(key))).toEqual([
    '2026-03-30',
    '2026-04-01',
    '2026-03-24',
    '2026-04-07',
  ])
  expect(['Home', 'End', 'PageUp', 'PageDown'].map(key => after(key))).toEqual([
    '2026-03-30',
    '2026-04-05',
    '2026-02-28',
    '2026-04-30',
  ])
  expect([after('PageUp', true), after('PageDown', true), after('Enter')]).toEqual([
    '2025-03-31',
    '2027-03-31',
    undefined,
  ])
})

it('the wall clock is that of the Location', () => {
  const now = new Date('2026-11-17T07:30:00Z')
  expect(wallClock(now, 'America/Los_Angeles')).toEqual({ day: '2026-11-16', minute: 23 * 60 + 30 })
  expect(wallClock(now, 'Pacific/Auckland')).toEqual({ day: '2026-11-17', minute: 20 * 60 + 30 })
  expect(wallClock(new Date('2026-11-17T08:00:00Z'), 'America/Los_Angeles').minute).toBe(0)
})

it('times are minutes and back, and snap to quarter hours', () => {
  expect([toMinute('09:05'), toMinute('24:00'), toTime(545), toTime(1440)]).toEqual([
    545,
    1440,
    '09:05',
    '24:00',
  ])
  expect([snap(547), snap(553), snap(1437)]).toEqual([540, 555, 1440])
})
