import type { ActivitiesBookInput } from '@foyer/sdk/business'
import { activitiesBook } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { BookingForm } from './booking-form.tsx'
import { type ClientChoice, ClientField } from './client-field.tsx'
import type { GroupEvent, Place } from './shapes.ts'

interface BookSeatProps {
  event: GroupEvent
  place: Place
  onClose(): void
}

/** Books a client into a group event. */
export function BookSeat({ event, place, onClose }: BookSeatProps) {
  const t = useTexts('calendar')
  const [client, setClient] = useState<ClientChoice>()
  const book = useChange({
    change: (input: ActivitiesBookInput) => foyer.activities.book(input),
    affects: [
      ['record', place.locationId],
      ['activity', place.locationId],
    ],
  })
  const save = (_isForced: boolean, element: HTMLFormElement) => {
    const given = {
      location_id: place.locationId,
      activity_id: event.id,
      fullname: client?.name ?? '',
      phone: client?.phone ?? '',
    }
    return book.mutateAsync(readInput(activitiesBook, element, given))
  }
  return (
    <BookingForm
      isNew
      action={t.bookSeat}
      label={t.bookSeat}
      memberName={event.staff.name}
      onSave={save}
      onSaved={onClose}
      onClose={onClose}
    >
      <ClientField
        place={place}
        value={client}
        onChange={setClient}
        isOptional={false}
        needsPhone
        names={{ name: 'fullname', phone: 'phone' }}
      />
      <Field
        label={t.seatsToBook}
        name="clients_count"
        type="number"
        min={1}
        max={event.capacity - event.records_count}
        defaultValue={1}
      />
    </BookingForm>
  )
}
