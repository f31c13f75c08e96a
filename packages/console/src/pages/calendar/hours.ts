import { lastMinute, type Minute, toMinute, toTime } from './minutes.ts'

export interface Slot {
  from: string
  to: string
}

/** The working hours of a day, in order; none for a day off. */
export type Hours = readonly Slot[]

export type HoursProblem = 'incomplete' | 'end-before-start' | 'overlap'

const time = /^([01]\d|2[0-3]):[0-5]\d$/
const isComplete = ({ from, to }: Slot): boolean => time.test(from) && (time.test(to) || to === '24:00')

/** What the API would refuse. */
export function findProblem(hours: Hours): HoursProblem | undefined {
  if (!hours.every(isComplete)) return 'incomplete'
  if (hours.some(({ from, to }) => toMinute(from) >= toMinute(to))) return 'end-before-start'
  const sorted = inOrder(hours)
  const overlaps = sorted.some((slot, index) => {
    const next = sorted[index + 1]
    return next !== undefined && toMinute(next.from) < toMinute(slot.to)
  })
  return overlaps ? 'overlap' : undefined
}

const inOrder = (hours: Hours): Slot[] => hours.toSorted((left, right) => compare(left.from, right.from))
const compare = (left: string, right: string): number => toMinute(left) - toMinute(right)

/** As the API answers them: in order, and hours that touch are one. */
export function normalize(hours: Hours): Slot[] {
  const joined: Slot[] = []
  for (const slot of inOrder(hours)) {
    const last = joined.at(-1)
    if (last?.to === slot.from) joined[joined.length - 1] = { from: last.from, to: slot.to }
    else joined.push(slot)
  }
  return joined
}

export const areSame = (left: Hours, right: Hours): boolean =>
  JSON.stringify(normalize(left).map(pair)) === JSON.stringify(normalize(right).map(pair))

const pair = ({ from, to }: Slot): [string, string] => [from, to]

/** Whether somebody with these hours works during all of this time. */
export const isWithin = (hours: Hours, from: Minute, to: Minute): boolean =>
  normalize(hours).some(slot => toMinute(slot.from) <= from && to <= toMinute(slot.to))

export const minutesOf = (hours: Hours): number =>
  hours.reduce((sum, { from, to }) => sum + toMinute(to) - toMinute(from), 0)

/** The next slot that somebody adds: an hour after the last one, and four hours long where the day has them. */
export function nextSlot(hours: Hours): Slot {
  const last = inOrder(hours).at(-1)
  if (!last) return { from: '09:00', to: '18:00' }
  const from = Math.min(toMinute(last.to) + 60, lastMinute - 60)
  return { from: toTime(from), to: toTime(Math.min(from + 240, lastMinute)) }
}
