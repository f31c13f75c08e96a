import { addDays, type Day, wallClock } from './days.ts'
import { lastMinute, type Minute } from './minutes.ts'
import type { Span } from './tracks.ts'

const leastMinutes = 10

export interface Part {
  day: Day
  from: Minute
  /** At most midnight. */
  till: Minute
  /** What the clock shows at the start and at the end of all of it. */
  begins: Minute
  ends: Minute
  /** Whether it began on a day before. */
  isContinued: boolean
  /** Whether there is more of it on the next day. */
  goesOn: boolean
}

export interface Lasting {
  /** With its offset, because a local time comes twice when the clocks go back. */
  datetime: string
  /** In seconds. */
  length: number
}

/**
 * Cuts what lasts over midnight into the days of the Location. A part is where the wall clock shows its start and its
 * end. When the clocks go back meanwhile, it is as high as it lasts, because the clock might show no time between.
 */
export function partsOf({ datetime, length }: Lasting, timeZone: string): Part[] {
  const begin = Date.parse(datetime)
  if (Number.isNaN(begin)) return []
  const start = wallClock(new Date(begin), timeZone)
  const end = wallClock(new Date(begin + length * 1000), timeZone)
  const whole = { begins: start.minute, ends: end.minute }
  if (start.day === end.day) {
    const till = Math.max(end.minute, start.minute + length / 60)
    const part = { day: start.day, from: start.minute, till: Math.min(till, lastMinute) }
    return [{ ...whole, ...part, isContinued: false, goesOn: false }]
  }
  const parts: Part[] = []
  for (let day = start.day; day <= end.day; day = addDays(day, 1))
    parts.push({
      ...whole,
      day,
      from: day === start.day ? start.minute : 0,
      till: day === end.day ? end.minute : lastMinute,
      isContinued: day !== start.day,
      goesOn: day !== end.day,
    })
  return end.minute === 0 ? withoutLast(parts) : parts
}

/** What ends at midnight has nothing on the day that begins then. */
const withoutLast = (parts: Part[]): Part[] =>
  parts.slice(0, -1).map((part, index) => (index === parts.length - 2 ? { ...part, goesOn: false } : part))

/** Where a part is drawn: it needs a height to be seen and taken hold of, also at the end of the day. */
export function drawn({ from, till }: Span): Span {
  const top = Math.min(from, lastMinute - leastMinutes)
  return { from: top, till: Math.max(till, top + leastMinutes) }
}
