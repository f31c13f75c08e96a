import { useDraft } from '../../forms/use-draft.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { BookingForm } from './booking-form.tsx'
import { checkWhen } from './check-when.ts'
import { minutesOf } from './draft.ts'
import type { EventDraft } from './event-draft.ts'
import { EventServiceField } from './event-service-field.tsx'
import type { Service, Timetable } from './shapes.ts'
import { WhenFields } from './when-fields.tsx'
import { checkOffered, whoOffers, whyNot } from './who-offers.ts'

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
  const services = timetable.services.filter(({ is_multi }) => is_multi)
  const service = services.find(({ id }) => id === draft.serviceId)
  const offers = whoOffers({
    services: service ? [service] : [],
    staff: timetable.staff,
    staffId: draft.staffId,
    isEdited: draft.staffId !== first.staffId || draft.serviceId !== first.serviceId,
  })
  const set = (changes: Partial<EventDraft>) =>
    setDraft(before => withOwnLength({ ...before, ...changes }, before, services))
  const save = async (isForced: boolean) => {
    checkWhen(draft)
    checkOffered(offers)
    await onSave(draft, isForced)
  }
  return (
    <BookingForm
      action={action}
      memberName={offers.member?.name ?? ''}
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <EventServiceField
        services={services}
        member={offers.member}
        chosen={service}
        isFixed={isServiceFixed}
        onChange={chosen => set({ serviceId: chosen?.id ?? 0, ...(chosen && { capacity: chosen.capacity }) })}
      />
      <WhenFields
        staff={offers.listed}
        staffProblem={whyNot(t, offers, service?.title ?? '')}
        staffHint={service && t.onlyWhoOffer(service.title)}
        value={draft}
        onChange={set}
      />
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

/** Another service brings its length; another team member theirs, unless the length was edited. */
function withOwnLength(draft: EventDraft, before: EventDraft, services: Service[]): EventDraft {
  const lengthOf = ({ serviceId, staffId }: EventDraft) =>
    minutesOf(
      services.filter(({ id }) => id === serviceId),
      staffId,
    )
  const isOther = draft.serviceId !== before.serviceId || draft.staffId !== before.staffId
  const isFollowing = draft.serviceId !== before.serviceId || before.minutes === lengthOf(before)
  const minutes = isOther && isFollowing ? lengthOf(draft) : 0
  return minutes > 0 ? { ...draft, minutes } : draft
}
