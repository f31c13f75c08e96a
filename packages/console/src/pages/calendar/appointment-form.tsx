import { Latest } from '../../forms/latest.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AppointmentFields } from './appointment-fields.tsx'
import { BookingForm } from './booking-form.tsx'
import { checkWhen } from './check-when.ts'
import { type Draft, draftOf, toChanges } from './draft.ts'
import { draftNames } from './draft-names.ts'
import { offersOf } from './offers-of.ts'
import type { Appointment, Place, Timetable } from './shapes.ts'
import type { Changes } from './use-changes.ts'
import type { SayMoved, Slot } from './use-moves.ts'
import { useSayMoved } from './use-say-moved.ts'
import { checkOffered } from './who-offers.ts'

interface AppointmentFormProps {
  appointment: Appointment
  place: Place
  timetable: Timetable
  changes: Changes
  onMoved: SayMoved
  onClose(): void
}

export function AppointmentForm(props: AppointmentFormProps) {
  const t = useTexts('calendar')
  return (
    <Latest of={draftOf(props.appointment)} names={draftNames(t)} followsVersions>
      {shown => <DraftForm {...props} before={shown} />}
    </Latest>
  )
}

function DraftForm({
  appointment,
  place,
  timetable,
  changes,
  onMoved,
  onClose,
  before,
}: AppointmentFormProps & { before: Draft }) {
  const ui = useTexts('ui')
  const sayDone = useSayMoved(onMoved)
  const [draft, setDraft] = useDraft(before)
  const offers = offersOf(timetable, draft, before)
  const save = async (isForced: boolean) => {
    checkWhen(draft)
    checkOffered(offers)
    const fields = toChanges(before, draft)
    if (Object.keys(fields).length === 0) return
    const { id } = appointment
    await changes.changeAppointment({ id, fields: { ...fields, save_if_busy: isForced ? 1 : undefined } })
    const { datetime, staff_id, seance_length, ...rest } = fields
    const edits = { moment: datetime, staffId: staff_id, seconds: seance_length, rest }
    sayDone.keep({ kind: 'appointment', id }, slotOf(appointment), edits)
  }
  const finish = () => {
    sayDone.say()
    onClose()
  }
  return (
    <BookingForm
      action={ui.save}
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

const slotOf = ({ staff_id, datetime, length }: Appointment): Slot => ({
  staffId: staff_id,
  moment: datetime,
  seconds: length,
})
