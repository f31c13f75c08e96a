import { addDays, type Day, weekdayOf } from '../../calendar/days.ts'
import { areSame, type Hours, normalize } from '../../calendar/hours.ts'

/** The hours of one team member on one day. */
export interface DayHours {
  staffId: number
  date: Day
  hours: Hours
}

/** The hours that are known, by `keyOf`. */
export type Schedule = ReadonlyMap<string, Hours>

export interface Cell {
  staffId: number
  date: Day
}

export const keyOf = ({ staffId, date }: Cell): string => `${staffId} ${date}`

export const hoursIn = (schedule: Schedule, cell: Cell): Hours => schedule.get(keyOf(cell)) ?? []

export const setHours = (cells: readonly Cell[], hours: Hours): DayHours[] =>
  cells.map(({ staffId, date }) => ({ staffId, date, hours: normalize(hours) }))

interface Weekly {
  staffIds: readonly number[]
  start: Day
  end: Day
  /** See `weekdayOf`. */
  weekdays: ReadonlySet<number>
  hours: Hours
  /** Makes the other weekdays days off, instead of leaving them as they are. */
  clearsOthers: boolean
}

/** Such as every weekday from 9 to 18. */
export function setWeekly({ staffIds, start, end, weekdays, hours, clearsOthers }: Weekly): DayHours[] {
  const dates = daysFrom(start, end).filter(date => clearsOthers || weekdays.has(weekdayOf(date)))
  return staffIds.flatMap(staffId =>
    dates.map(date => ({ staffId, date, hours: weekdays.has(weekdayOf(date)) ? normalize(hours) : [] })),
  )
}

interface CopiedWeek {
  staffIds: readonly number[]
  /** The first day of the week that is copied. */
  from: Day
  /** To how many of the weeks that follow. */
  weeks: number
}

export function copyWeek(schedule: Schedule, { staffIds, from, weeks }: CopiedWeek): DayHours[] {
  const source = daysFrom(from, addDays(from, 6))
  const offsets = Array.from({ length: weeks }, (_, index) => (index + 1) * 7)
  return staffIds.flatMap(staffId =>
    offsets.flatMap(offset =>
      source.map(date => ({
        staffId,
        date: addDays(date, offset),
        hours: hoursIn(schedule, { staffId, date }),
      })),
    ),
  )
}

/** Hours that were copied from a row of cells, put at another place: to a longer row they repeat. */
export const paste = (copied: readonly Hours[], cells: readonly Cell[]): DayHours[] =>
  copied.length === 0
    ? []
    : cells.map((cell, index) => ({ ...cell, hours: copied[index % copied.length] ?? [] }))

/** Leaves out the days that have these hours already. Days that are not in the schedule are kept. */
export const onlyChanged = (schedule: Schedule, days: readonly DayHours[]): DayHours[] =>
  days.filter(day => {
    const before = schedule.get(keyOf(day))
    return before === undefined || !areSame(before, day.hours)
  })

/** What takes the change back. */
export const revert = (schedule: Schedule, days: readonly DayHours[]): DayHours[] =>
  days.map(({ staffId, date }) => ({ staffId, date, hours: hoursIn(schedule, { staffId, date }) }))

export const applyTo = (schedule: Schedule, days: readonly DayHours[]): Schedule =>
  new Map([...schedule, ...days.map(day => [keyOf(day), day.hours] as const)])

interface ScheduleUpdate {
  staff_id: number
  start: Day
  end: Day
  body: { date: Day; is_working: 0 | 1; slots: Hours }[]
}

/** The longest range of one call. */
const maxDays = 366

/** The calls of `schedules.update` that write these days: one per team member and year. */
export function toUpdates(days: readonly DayHours[]): ScheduleUpdate[] {
  const updates: ScheduleUpdate[] = []
  for (const { staffId, date, hours } of days.toSorted(byStaffAndDate)) {
    const row = { date, is_working: hours.length > 0 ? (1 as const) : (0 as const), slots: hours }
    const last = updates.at(-1)
    if (last?.staff_id === staffId && date < addDays(last.start, maxDays)) {
      last.end = date
      last.body.push(row)
    } else updates.push({ staff_id: staffId, start: date, end: date, body: [row] })
  }
  return updates
}

const byStaffAndDate = (left: DayHours, right: DayHours): number =>
  left.staffId - right.staffId || left.date.localeCompare(right.date)

export function daysFrom(start: Day, end: Day): Day[] {
  const days: Day[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day)
  return days
}
