import { useDraft } from '../../forms/use-draft.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BookingForm } from './booking-form.tsx'
import { checkWhen } from './check-when.ts'
import { groupServicesOf, minutesOf } from './draft.ts'
import type { EventDraft } from './event-draft.ts'
import type { Timetable } from './shapes.ts'
import { WhenFields } from './when-fields.tsx'

interface EventFormProps {
  timetable: Timetable
  first: EventDraft
  /** Seats that are taken keep their service. */
  isServiceFixed: boolean
  action: string
  onSave(draft: EventDraft, isForced: boolean): Promise<unknown>
  onSaved(): void
  onClose(): void
}

/** The fields of a group event, new or not. */
export function EventForm({
  timetable,
  first,
  isServiceFixed,
  action,
  onSave,
  onSaved,
  onClose,
}: EventFormProps) {
  const t = useTexts('calendar')
  const [draft, setDraft] = useDraft(first)
  const set = (changes: Partial<EventDraft>) => setDraft(before => ({ ...before, ...changes }))
  const offered = groupServicesOf(timetable.services, draft.staffId)
  const save = async (isForced: boolean) => {
    checkWhen(draft)
    await onSave(draft, isForced)
  }
  const choose = (serviceId: number) => {
    const service = offered.find(({ id }) => id === serviceId)
    set(
      service
        ? { serviceId, capacity: service.capacity, minutes: minutesOf([service], draft.staffId) }
        : { serviceId },
    )
  }
  return (
    <BookingForm
      action={action}
      memberName={timetable.staff.find(({ id }) => id === draft.staffId)?.name ?? ''}
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      {offered.length === 0 && <Notice kind="info">{t.noGroupServices}</Notice>}
      <SelectField
        label={t.service}
        name="service_id"
        value={draft.serviceId || ''}
        disabled={isServiceFixed}
        onChange={({ target }) => choose(Number(target.value))}
      >
        <option value="">{t.chooseService}</option>
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <WhenFields staff={timetable.staff} value={draft} onChange={set} />
      <Field
        label={t.capacity}
        name="capacity"
        type="number"
        min={1}
        max={1000}
        value={draft.capacity || ''}
        onChange={({ target }) => set({ capacity: Number(target.value) })}
      />
    </BookingForm>
  )
}
