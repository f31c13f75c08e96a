import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { attendances, attendanceTexts } from './attendance.ts'
import { BookSeat } from './book-seat.tsx'
import { CancelButton } from './cancel-button.tsx'
import type { Appointment, Attendance, GroupEvent, Place } from './shapes.ts'
import type { ShowBooked } from './use-address.ts'
import { useAttendance } from './use-attendance.tsx'
import type { Changes } from './use-changes.ts'

interface SeatsProps {
  event: GroupEvent
  seats: Appointment[]
  place: Place
  changes: Changes
  onShow: ShowBooked
}

/** Who takes part in a group event. */
export function Seats({ event, seats, place, changes, onShow }: SeatsProps) {
  const t = useTexts('calendar')
  const [isBooking, setBooking] = useState(false)
  const hasFree = event.records_count < event.capacity
  return (
    <section className="calendar-seats" aria-label={t.participants}>
      <header>
        <h3>{t.participants}</h3>
        <span>{t.seatsTaken(event.records_count, event.capacity)}</span>
      </header>
      {seats.length > 0 && (
        <ul>
          {seats.map(seat => (
            <SeatRow key={seat.id} seat={seat} place={place} changes={changes} onShow={onShow} />
          ))}
        </ul>
      )}
      {place.mayCreate && hasFree && !isBooking && (
        <Button onClick={() => setBooking(true)}>{t.bookSeat}</Button>
      )}
      {isBooking && <BookSeat event={event} place={place} onClose={() => setBooking(false)} />}
    </section>
  )
}

interface SeatRowProps {
  seat: Appointment
  place: Place
  changes: Changes
  onShow: ShowBooked
}

function SeatRow({ seat, place, changes, onShow }: SeatRowProps) {
  const t = useTexts('calendar')
  const attendance = useAttendance(place, changes)
  const words = attendanceTexts(t)
  const name = seat.client?.display_name || t.withoutClient
  return (
    <li>
      <span className="calendar-seat">
        <strong title={name}>{name}</strong>
        <span>
          {seat.client?.phone} {seat.clients_count > 1 && t.seats(seat.clients_count)}
        </span>
      </span>
      {place.mayEdit ? (
        <SelectField
          label={t.attendanceOf(name)}
          name={`attendance-${seat.id}`}
          value={seat.attendance}
          onChange={({ target }) => void attendance.set(seat, Number(target.value))}
        >
          {attendances.map(each => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </SelectField>
      ) : (
        <span>{words[seat.attendance as Attendance]}</span>
      )}
      {attendance.question}
      {place.mayDelete && (
        <CancelButton
          appointment={seat}
          place={place}
          changes={changes}
          onShow={onShow}
          kind="quiet"
          label={t.removeSeat(name)}
        >
          {t.remove}
        </CancelButton>
      )}
    </li>
  )
}
