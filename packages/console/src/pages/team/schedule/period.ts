import { addDays, addMonths, type Day, weekOf, weeksOfMonth } from '../../calendar/days.ts'
import type { Cell } from './edits.ts'
import { daysFrom } from './edits.ts'

export type Span = 'week' | 'month'

/** The days of the week or month of this day. */
export function daysOf(span: Span, day: Day): Day[] {
  if (span === 'week') return weekOf(day)
  const first = `${day.slice(0, 7)}-01`
  return daysFrom(first, addDays(addMonths(first, 1), -1))
}

export const moveBy = (span: Span, day: Day, count: number): Day =>
  span === 'week' ? addDays(day, count * 7) : addMonths(day, count)

export interface GridRow {
  key: string
  /** The team member of the row; undefined in the month of one team member, whose rows are weeks. */
  staffId: number | undefined
  cells: Cell[]
}

/** A row per team member with a column per day, or the month of one team member with a row per week. */
export function gridRows(staffIds: readonly number[], span: Span, day: Day): GridRow[] {
  const [only] = staffIds
  if (span === 'month' && staffIds.length === 1 && only !== undefined)
    return weeksOfMonth(day).map(week => ({
      key: week[0] as Day,
      staffId: undefined,
      cells: week.map(date => ({ staffId: only, date })),
    }))
  const days = daysOf(span, day)
  return staffIds.map(staffId => ({
    key: String(staffId),
    staffId,
    cells: days.map(date => ({ staffId, date })),
  }))
}
