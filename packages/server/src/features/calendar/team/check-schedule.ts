import type { FieldErrors } from '@foyer/contract'
import { invalid } from '../../../platform/errors.ts'

export interface ScheduleRange {
  start: string
  end: string
}

interface ScheduleSlot {
  from: string
  to: string
}

export interface ScheduleRow {
  date: string
  is_working?: number
  slots?: ScheduleSlot[]
}

/** A day with its working hours; no hours clear the day. */
export interface WorkingDay {
  date: string
  slots: ScheduleSlot[]
}

const dayMs = 24 * 3600 * 1000
const [firstDay, lastDay] = ['2000-01-01', '2099-12-31']

/** Throws what is wrong with the days of a range; pure. */
export function checkRange({ start, end }: ScheduleRange, maxDays = 366): void {
  const fieldErrors: FieldErrors = {}
  for (const [field, day] of Object.entries({ start, end }))
    if (day < firstDay || day > lastDay) fieldErrors[field] = [`must be from ${firstDay} to ${lastDay}`]
  if (end < start) fieldErrors.end = ['must not be before start']
  else if ((Date.parse(end) - Date.parse(start)) / dayMs >= maxDays)
    fieldErrors.end = [`must be within ${maxDays} days, the first one included`]
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
}

/** Returns the days to write, or throws every invalid row; pure. */
export function checkSchedule({ start, end }: ScheduleRange, rows: ScheduleRow[]): WorkingDay[] {
  const fieldErrors: FieldErrors = {}
  const seen = new Set<string>()
  const days = rows.map(({ date, is_working = 1, slots = [] }, index) => {
    if (date < start || date > end) fieldErrors[`${index}.date`] = [`must be from ${start} to ${end}`]
    else if (seen.has(date)) fieldErrors[`${index}.date`] = ['must not name the same day twice']
    seen.add(date)
    if (is_working === 0) return { date, slots: [] }
    const sorted = [...slots].sort((left, right) => (left.from < right.from ? -1 : 1))
    const problem = problemOf(sorted)
    if (problem) fieldErrors[`${index}.slots`] = [problem]
    return { date, slots: sorted }
  })
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
  return days
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/

function problemOf(sorted: ScheduleSlot[]): string | undefined {
  for (const [index, { from, to }] of sorted.entries()) {
    if (!timeOfDay.test(from) || !(timeOfDay.test(to) || to === '24:00'))
      return 'must have times such as 09:30, at most 24:00'
    if (to <= from) return 'must end after they begin'
    if (from < (sorted[index - 1]?.to ?? '')) return 'must not overlap'
  }
  return undefined
}
