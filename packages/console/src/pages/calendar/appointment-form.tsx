import { Latest } from '../../forms/latest.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast.tsx'
import { AppointmentFields } from './appointment-fields.tsx'
import { BookingForm } from './booking-form.tsx'
import { checkWhen } from './check-when.ts'
import { type Draft, draftOf, toChanges } from './draft.ts'
import { draftNames } from './draft-names.ts'
import type { Appointment, Place, Timetable } from './shapes.ts'
import type { Changes } from './use-changes.ts'

interface AppointmentFormProps {
  appointment: Appointment
  place: Place
  timetable: Timetable
  changes: Changes
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
  onClose,
  before,
}: AppointmentFormProps & { before: Draft }) {
  const t = useTexts('calendar')
  const ui = useTexts('ui')
  const say = useToast()
  const [draft, setDraft] = useDraft(before)
  const save = async (isForced: boolean) => {
    checkWhen(draft)
    const fields = toChanges(before, draft)
    if (Object.keys(fields).length === 0) return
    await changes.changeAppointment({
      id: appointment.id,
      fields: { ...fields, save_if_busy: isForced ? 1 : undefined },
    })
  }
  const finish = () => {
    say(t.saved)
    onClose()
  }
  return (
    <BookingForm
      action={ui.save}
      memberName={timetable.staff.find(({ id }) => id === draft.staffId)?.name ?? ''}
      onSave={save}
      onSaved={finish}
      onClose={onClose}
    >
      <AppointmentFields place={place} timetable={timetable} draft={draft} onChange={setDraft} />
    </BookingForm>
  )
}
