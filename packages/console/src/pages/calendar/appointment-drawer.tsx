import { useRef } from 'react'
import { type LoadState, useLoaded } from '../../data/use-loaded.ts'
import { Missing } from '../../forms/missing-drawer.tsx'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { AppointmentFacts } from './appointment-facts.tsx'
import { AppointmentForm } from './appointment-form.tsx'
import { AttendanceChoice } from './attendance-choice.tsx'
import { CancelButton } from './cancel-button.tsx'
import type { Appointment, Place, Timetable } from './shapes.ts'
import type { ShowBooked, Wanted } from './use-address.ts'
import { useAttendance } from './use-attendance.tsx'
import { mayBookAgain } from './use-book-again.ts'
import type { Changes } from './use-changes.ts'
import type { SayMoved } from './use-moves.ts'

interface AppointmentDrawerProps {
  id: number
  /** The appointment, if the calendar has it already. */
  known: Appointment | undefined
  place: Place
  timetable: Timetable
  changes: Changes
  onShow: ShowBooked
  onMoved: SayMoved
  onBookAgain(wanted: Wanted): void
  onClose(): void
}

/** One appointment: what the person may not change is shown as facts. */
export function AppointmentDrawer({ id, known, ...rest }: AppointmentDrawerProps) {
  const t = useTexts('calendar')
  const { locationId } = rest.place
  const loaded = useLoaded(
    () => foyer.records.get({ company_id: locationId, record_id: id }),
    ['record', locationId, 'one', id],
    { isEnabled: !known, isForForm: true },
  )
  const shown = useShown(known, loaded.state)
  return (
    <Drawer title={shown?.client?.display_name || t.appointment} onClose={rest.onClose}>
      {shown ? (
        <Opened appointment={shown} {...rest} />
      ) : (
        <LoadedView of={loaded} missing={<Missing />}>
          {appointment => <Opened appointment={appointment} {...rest} />}
        </LoadedView>
      )}
    </Drawer>
  )
}

/** An appointment that goes to another day leaves the calendar: until it is read, what was known stays. */
function useShown(known: Appointment | undefined, state: LoadState<Appointment>): Appointment | undefined {
  const last = useRef(known)
  if (known) last.current = known
  else if (state.status === 'ready') last.current = state.value
  return !known && state.status === 'failed' ? undefined : last.current
}

interface OpenedProps extends Omit<AppointmentDrawerProps, 'id' | 'known'> {
  appointment: Appointment
}

function Opened({
  appointment,
  place,
  timetable,
  changes,
  onShow,
  onMoved,
  onBookAgain,
  onClose,
}: OpenedProps) {
  const t = useTexts('calendar')
  const attendance = useAttendance(place, changes)
  const isSeat = appointment.activity_id !== 0
  return (
    <div className="calendar-opened">
      <AttendanceChoice
        value={appointment.attendance}
        isDisabled={!place.mayEdit}
        onChange={chosen => attendance.set(appointment, chosen)}
      />
      {attendance.question}
      {place.mayEdit && !isSeat ? (
        <AppointmentForm
          key={appointment.id}
          appointment={appointment}
          place={place}
          timetable={timetable}
          changes={changes}
          onMoved={onMoved}
          onClose={onClose}
        />
      ) : (
        <AppointmentFacts appointment={appointment} place={place} />
      )}
      <div className="calendar-more-actions">
        {!isSeat && mayBookAgain(place, appointment) && (
          <Button onClick={() => onBookAgain(wantedLike(appointment))}>{t.bookAgain}</Button>
        )}
        {place.mayDelete && (
          <CancelButton
            appointment={appointment}
            place={place}
            changes={changes}
            onShow={onShow}
            onCancel={onClose}
          >
            {t.cancelAppointment}
          </CancelButton>
        )}
      </div>
    </div>
  )
}

const wantedLike = ({ client, staff_id, services }: Appointment): Wanted => ({
  clientId: client?.id ?? 0,
  staffId: staff_id,
  serviceIds: services.map(({ id }) => id),
})
