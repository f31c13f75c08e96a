import { FoyerError } from '@foyer/sdk/account'
import { useRef, useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { AppointmentFields } from './appointment-fields.tsx'
import { BookingForm } from './booking-form.tsx'
import { checkWhen } from './check-when.ts'
import type { ClientChoice } from './client-field.tsx'
import { isBlank, newDraft, servicesOf, toNewAppointment } from './draft.ts'
import type { Range } from './gesture.ts'
import { offersOf } from './offers-of.ts'
import type { Appointment, Place, Timetable } from './shapes.ts'
import type { ShowBooked, Wanted } from './use-address.ts'
import type { Changes } from './use-changes.ts'
import { useSayBooked } from './use-say-booked.ts'
import { checkOffered } from './who-offers.ts'

/** No field alone is wrong, so the form says it at its top. */
const blank = { status: 422, code: 'validation_failed', fields: {} }

interface NewAppointmentProps {
  place: Place
  timetable: Timetable
  range: Range
  wanted?: Wanted
  changes: Changes
  onShow: ShowBooked
  onClose(): void
}

export function NewAppointment(props: NewAppointmentProps) {
  const t = useTexts('calendar')
  const { place, wanted, onClose } = props
  return (
    <Drawer title={t.newAppointment} onClose={onClose}>
      {wanted && wanted.clientId > 0 && place.seesClients ? (
        <WithClient {...props} clientId={wanted.clientId} />
      ) : (
        <NewForm {...props} />
      )}
    </Drawer>
  )
}

function WithClient({ clientId, ...props }: NewAppointmentProps & { clientId: number }) {
  const { locationId } = props.place
  const loaded = useLoaded(
    () => foyer.clients.get({ company_id: locationId, client_id: clientId }),
    ['client', locationId, 'card', clientId],
    { freshMs: 60_000 },
  )
  return (
    <LoadedView of={loaded}>
      {({ id, display_name, phone }) => (
        <NewForm {...props} client={{ id, name: display_name, phone, isNew: false }} />
      )}
    </LoadedView>
  )
}

function NewForm({
  place,
  timetable,
  range,
  wanted,
  client,
  changes,
  onShow,
  onClose,
}: NewAppointmentProps & { client?: ClientChoice }) {
  const t = useTexts('calendar')
  const sayBooked = useSayBooked({ place, changes, onShow })
  const booked = useRef<Appointment>(undefined)
  const [first] = useState(() => {
    const offered = servicesOf(timetable.services, range.staffId)
    return newDraft(range, { client, services: offered.filter(({ id }) => wanted?.serviceIds.includes(id)) })
  })
  const [draft, setDraft] = useState(first)
  const offers = offersOf(timetable, draft, first)
  const save = async (isForced: boolean) => {
    checkWhen(draft)
    checkOffered(offers)
    if (isBlank(draft)) throw new FoyerError({ ...blank, message: t.nothingToBook })
    const input = { ...toNewAppointment(draft), save_if_busy: isForced ? (1 as const) : (0 as const) }
    booked.current = (await changes.createAppointment(input)).data
  }
  const finish = () => {
    if (booked.current) sayBooked(booked.current)
    onClose()
  }
  return (
    <BookingForm
      isNew
      action={t.book}
      memberName={offers.member?.name ?? ''}
      onSave={save}
      onSaved={finish}
      onClose={onClose}
    >
      <AppointmentFields
        place={place}
        timetable={timetable}
        draft={draft}
        offers={offers}
        onChange={setDraft}
      />
    </BookingForm>
  )
}
