import { addDays, type Day, toDate } from '../../data/location-days.ts'
import { currentLocale } from '../../texts/current.ts'
import { firstWeekday } from './weekday.ts'

export { addDays, addMonths, type Day, isDay, toDate } from '../../data/location-days.ts'

/** Weeks begin on this weekday, from 1 for Monday to 7 for Sunday; as the locale has it, if it is not given. */
export const weekOf = (day: Day, weekday = firstWeekday(currentLocale())): Day[] => {
  const first = addDays(day, -((weekdayOf(day) - weekday + 7) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** From 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => toDate(day).getUTCDay()

/** The weeks that a month touches. */
export function weeksOfMonth(day: Day, weekday = firstWeekday(currentLocale())): Day[][] {
  const weeks: Day[][] = []
  const month = day.slice(0, 7)
  for (
    let week = weekOf(`${month}-01`, weekday);
    week.some(each => each.startsWith(month));
    week = nextWeek(week)
  )
    weeks.push(week)
  return weeks
}

const nextWeek = (week: Day[]): Day[] => week.map(day => addDays(day, 7))

/** Made once for each time zone: every block of a day asks. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** What the clock on the wall of the Location shows. */
export function wallClock(now: Date, timeZone: string): { day: Day; minute: number } {
  const parts = clockOf(timeZone).formatToParts(now)
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.find(part => part.type === type)?.value ?? '0'
  return {
    day: `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}`,
    minute: Number(get('hour')) * 60 + Number(get('minute')),
  }
}
