import { type Day, wallClock } from './days.ts'
import { type Minute, toMinute, toTime } from './minutes.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

const asUtc = (day: Day, minute: Minute): number => Date.parse(`${day}T00:00:00Z`) + minute * minuteMs

/** How far the wall clock is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const { day, minute } = wallClock(new Date(instant), timeZone)
  return asUtc(day, minute) - Math.floor(instant / minuteMs) * minuteMs
}

/**
 * When the wall clock shows this time. Of a time that comes twice, it is the first; a time that is left out when the
 * clocks go forward is as long after the change as it says.
 */
export function instantOf(day: Day, minute: Minute, timeZone: string): number {
  const local = asUtc(day, minute)
  const [before, after] = [offsetAt(local - dayMs, timeZone), offsetAt(local + dayMs, timeZone)]
  const isShown = (offset: number) => offsetAt(local - offset, timeZone) === offset
  return local - (!isShown(before) && isShown(after) ? after : before)
}

const hasOffset = (moment: string): boolean => /(Z|[+-]\d{2}:?\d{2})$/.test(moment.slice(11))

/** A moment as the API takes it, with an offset or in local time, in the two forms in which it answers. */
export function toMoment(moment: string, timeZone: string): { date: string; datetime: string } {
  const instant = hasOffset(moment)
    ? Date.parse(moment)
    : instantOf(moment.slice(0, 10), toMinute(moment.slice(11, 16)), timeZone)
  const { day, minute } = wallClock(new Date(instant), timeZone)
  return { date: `${day} ${toTime(minute)}:00`, datetime: new Date(instant).toISOString() }
}
