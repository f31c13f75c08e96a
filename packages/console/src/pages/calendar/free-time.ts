import { defaultMinutes } from './draft.ts'
import { lastMinute, type Minute, stepMinutes } from './minutes.ts'
import type { Span } from './tracks.ts'

/** The parts of working hours in which nothing is booked, from a time on. */
export function freeSpans(hours: Span[], busy: Span[], earliest: Minute = 0): Span[] {
  const inOrder = busy.toSorted((left, right) => left.from - right.from)
  return hours.flatMap(({ from, till }) => {
    const free: Span[] = []
    let start = Math.max(from, earliest)
    for (const taken of inOrder) {
      if (taken.till <= start || taken.from >= till) continue
      if (taken.from > start) free.push({ from: start, till: taken.from })
      start = taken.till
    }
    if (start < till) free.push({ from: start, till })
    return free
  })
}

/** When a new appointment fits first. */
export const firstFree = (free: Span[]): Minute | undefined =>
  free.find(({ from, till }) => till - from >= defaultMinutes)?.from

/** What is left of today; every other day is there as a whole. */
export const earliestOn = (day: string, now: { day: string; minute: Minute }): Minute =>
  day === now.day ? Math.min(lastMinute, Math.ceil(now.minute / stepMinutes) * stepMinutes) : 0
