import { isWithin } from '../../calendar/hours.ts'
import { lastMinute, toMinute } from '../../calendar/minutes.ts'
import { type DayHours, hoursIn, keyOf, type Schedule } from './edits.ts'

interface Booked {
  staff_id: number
  /** `YYYY-MM-DD HH:MM:SS` on the clock of the Location. */
  date: string
  datetime: string
  seance_length: number
}

/** The appointments to come that are within the hours now, and would be outside of them after the change. */
export function findConflicts<Appointment extends Booked>(
  appointments: readonly Appointment[],
  { schedule, edits, now }: { schedule: Schedule; edits: readonly DayHours[]; now: Date },
): Appointment[] {
  const after = new Map(edits.map(edit => [keyOf(edit), edit.hours]))
  return appointments.filter(appointment => {
    if (new Date(appointment.datetime) < now) return false
    const cell = { staffId: appointment.staff_id, date: appointment.date.slice(0, 10) }
    const hours = after.get(keyOf(cell))
    if (!hours) return false
    const from = toMinute(appointment.date.slice(11, 16))
    const to = Math.min(from + Math.ceil(appointment.seance_length / 60), lastMinute)
    return !isWithin(hours, from, to) && isWithin(hoursIn(schedule, cell), from, to)
  })
}
