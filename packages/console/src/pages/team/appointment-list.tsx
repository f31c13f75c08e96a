import type { Appointment } from '@foyer/sdk/business'
import { useTexts } from '../../texts/use-texts.ts'
import { useHoursFormat } from '../calendar/format-hours.ts'

const shownAtMost = 20

interface AppointmentListProps {
  appointments: readonly Appointment[]
  /** The name of the team member; empty where it goes without saying. */
  nameOf(staffId: number): string
}

/** Appointments that a change would leave behind. */
export function AppointmentList({ appointments, nameOf }: AppointmentListProps) {
  const t = useTexts('team')
  const format = useHoursFormat()
  return (
    <>
      <ul className="conflicts">
        {appointments.slice(0, shownAtMost).map(({ id, staff_id, date, client, services }) => (
          <li key={id}>
            <strong>{t.conflictTime(format.day(date.slice(0, 10)), format.time(date.slice(11, 16)))}</strong>
            <span>
              {[nameOf(staff_id), client?.display_name, services[0]?.title].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {appointments.length > shownAtMost && <p>{t.moreConflicts(appointments.length - shownAtMost)}</p>}
    </>
  )
}
