import { useMemo } from 'react'
import { currentLocale } from './current.ts'
import { useLanguage } from './use-texts.ts'

type Instant = string | number | Date

/** How dates, numbers and money are written in the chosen language. */
export interface Formats {
  /** Nov 17, 2026 */
  day(at: Instant): string
  /** Tue, Nov 17 */
  weekday(at: Instant): string
  /** 2:30 PM */
  time(at: Instant): string
  /** Nov 17, 2026, 2:30 PM */
  moment(at: Instant): string
  /** Nov 17, 2026, 2:30:05 PM */
  exact(at: Instant): string
  /** 2:30:05 PM */
  clock(at: Instant): string
  /** Nov 17 */
  monthDay(at: Instant): string
  /** 15.0 */
  tenths(value: number): string
  /** November 2026 */
  month(at: Instant): string
  /** A day and a time with milliseconds, for logs. */
  precise(at: Instant): string
  /** 2:30 – 3:30 PM */
  timeRange(from: Instant, till: Instant): string
  number(value: number): string
  /** A share from 0 to 1. */
  percent(share: number): string
  money(amount: number, currency: string): string
  /** 45 min, 1 h 30 min */
  duration(seconds: number): string
  /** Anna, Ben and Carl */
  list(words: string[]): string
  /** The name of a country by its ISO 3166 code; undefined if the browser does not know it. */
  country(isoCode: string): string | undefined
  /** Compares as people of the language sort names. */
  compare(left: string, right: string): number
}

/** `timeZone` is the Location's on pages of a Location; without it, the browser's. */
export function useFormats(timeZone?: string): Formats {
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the locale follows the language.
  return useMemo(() => createFormats(currentLocale(), timeZone), [language, timeZone])
}

export function createFormats(locale: string, timeZone?: string): Formats {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const day = dates({ dateStyle: 'medium' })
  const weekday = dates({ weekday: 'short', month: 'short', day: 'numeric' })
  const time = dates({ timeStyle: 'short' })
  const moment = dates({ dateStyle: 'medium', timeStyle: 'short' })
  const precise = dates({
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  })
  const exact = dates({ dateStyle: 'medium', timeStyle: 'medium' })
  const clock = dates({ timeStyle: 'medium' })
  const monthDay = dates({ month: 'short', day: 'numeric' })
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const month = dates({ year: 'numeric', month: 'long' })
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(locale)
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const unit = (name: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' })
  const [hours, minutes] = [unit('hour'), unit('minute')]
  return {
    day: at => write(day, at),
    weekday: at => write(weekday, at),
    time: at => write(time, at),
    moment: at => write(moment, at),
    precise: at => write(precise, at),
    month: at => write(month, at),
    exact: at => write(exact, at),
    clock: at => write(clock, at),
    monthDay: at => write(monthDay, at),
    tenths: value => tenths.format(value),
    timeRange: (from, till) =>
      isReadable(from) && isReadable(till)
        ? time.formatRange(toDate(from), toDate(till))
        : `${write(time, from)} – ${write(time, till)}`,
    number: value => number.format(value),
    percent: share => percent.format(share),
    money: (amount, currency) => toMoney(locale, amount, currency),
    duration: seconds => {
      const [hour, minute] = [Math.floor(seconds / 3600), Math.round((seconds % 3600) / 60)]
      const parts = [hour > 0 && hours.format(hour), (minute > 0 || hour === 0) && minutes.format(minute)]
      return parts.filter(Boolean).join(' ')
    },
    list: words => list.format(words),
    country: isoCode => regions.of(isoCode),
    compare: (left, right) => collator.compare(left, right),
  }
}

const toDate = (at: Instant): Date => new Date(at)

const isReadable = (at: Instant): boolean => !Number.isNaN(toDate(at).getTime())

/** One date that cannot be read must not take the page away: it is shown as it came. */
const write = (format: Intl.DateTimeFormat, at: Instant): string =>
  isReadable(at) ? format.format(toDate(at)) : String(at)

const toMoney = (locale: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
