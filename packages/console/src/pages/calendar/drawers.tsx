import { AppointmentDrawer } from './appointment-drawer.tsx'
import { EventDrawer } from './event-drawer.tsx'
import { NewAppointment } from './new-appointment.tsx'
import { NewEvent } from './new-event.tsx'
import type { Appointment, Place, Timetable } from './shapes.ts'
import type { Opened, ShowBooked, Wanted } from './use-address.ts'
import type { Changes } from './use-changes.ts'
import type { SayMoved } from './use-moves.ts'
import type { NewBooking } from './use-new-booking.ts'

interface DrawersProps {
  place: Place
  timetable: Timetable
  appointments: Appointment[]
  opened: Opened | undefined
  booking: NewBooking | undefined
  changes: Changes
  onShow: ShowBooked
  onMoved: SayMoved
  onBookAgain(wanted: Wanted): void
  onClose(): void
}

/** What is open beside the calendar: something new, or what the address names. */
export function Drawers({ opened, booking, appointments, ...rest }: DrawersProps) {
  if (booking?.kind === 'appointment') return <NewAppointment {...booking} {...rest} />
  if (booking) return <NewEvent range={booking.range} {...rest} />
  if (!opened) return null
  const { id, kind } = opened
  return kind === 'event' ? (
    <EventDrawer key={id} id={id} seats={appointments.filter(one => one.activity_id === id)} {...rest} />
  ) : (
    <AppointmentDrawer key={id} id={id} known={appointments.find(one => one.id === id)} {...rest} />
  )
}
