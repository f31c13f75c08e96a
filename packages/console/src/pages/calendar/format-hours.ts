import { useMemo } from 'react'
import { currentLocale } from '../../texts/current.ts'
import { useLanguage } from '../../texts/use-texts.ts'
import { type Day, toDate } from './days.ts'
import type { Hours, Slot } from './hours.ts'
import { minutesOf } from './hours.ts'

export interface HoursFormat {
  /** 9 AM – 6 PM */
  slot(slot: Slot): string
  /** 2:30 PM */
  time(time: string): string
  /** 9 AM – 1 PM, 2 – 6 PM */
  hours(hours: Hours): string
  /** 7.5h, for a narrow column. */
  total(hours: readonly Hours[]): string
  /** Mon */
  weekday(day: Day): string
  /** 2 */
  date(day: Day): string
  /** Monday, February 2 */
  day(day: Day): string
  /** Feb 2, 2026 */
  shortDay(day: Day): string
  /** February 2026 */
  month(day: Day): string
  /** Feb 2 – 8, 2026 */
  span(from: Day, till: Day): string
}

/** Hours and days are those of the wall clock, so all formats are in UTC, which has no summer time. */
export function createHoursFormat(locale: string): HoursFormat {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const onTheHour = dates({ hour: 'numeric' })
  const exact = dates({ hour: 'numeric', minute: '2-digit' })
  const weekday = dates({ weekday: 'short' })
  const date = dates({ day: 'numeric' })
  const day = dates({ weekday: 'long', month: 'long', day: 'numeric' })
  const month = dates({ year: 'numeric', month: 'long' })
  const span = dates({ year: 'numeric', month: 'short', day: 'numeric' })
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  const total = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  })
  const slot = ({ from, to }: Slot): string => {
    const format = [from, to].every(time => time.endsWith(':00')) ? onTheHour : exact
    // Midnight at the end is on the next day, which a range would then name.
    return to === '24:00'
      ? `${format.format(at(from))} – ${format.format(at('00:00'))}`
      : format.formatRange(at(from), at(to))
  }
  return {
    slot,
    time: time => exact.format(at(time)),
    hours: hours => list.format(hours.map(slot)),
    total: days => total.format(days.reduce((sum, hours) => sum + minutesOf(hours), 0) / 60),
    weekday: given => weekday.format(toDate(given)),
    date: given => date.format(toDate(given)),
    day: given => day.format(toDate(given)),
    shortDay: given => span.format(toDate(given)),
    month: given => month.format(toDate(given)),
    span: (from, till) => span.formatRange(toDate(from), toDate(till)),
  }
}

const at = (time: string): Date => new Date(`2026-01-01T${time}:00Z`)

export function useHoursFormat(): HoursFormat {
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the locale follows the language.
  return useMemo(() => createHoursFormat(currentLocale()), [language])
}
