import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { Latest } from '../../forms/latest.tsx'
import { Missing } from '../../forms/missing-drawer.tsx'
import { foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { useToast } from '../../ui/toast.tsx'
import { draftNames } from './draft-names.ts'
import { type EventDraft, eventDraftOf, toEventChanges } from './event-draft.ts'
import { EventForm } from './event-form.tsx'
import { Seats } from './seats.tsx'
import type { Appointment, GroupEvent, Place, Timetable } from './shapes.ts'
import type { ShowBooked } from './use-address.ts'
import type { Changes } from './use-changes.ts'
import type { SayMoved, Slot } from './use-moves.ts'
import { useBookingWords } from './use-say-booked.ts'
import { useSayMoved } from './use-say-moved.ts'

interface EventDrawerProps {
  id: number
  seats: Appointment[]
  place: Place
  timetable: Timetable
  changes: Changes
  onShow: ShowBooked
  onMoved: SayMoved
  onClose(): void
}

export function EventDrawer({ id, ...rest }: EventDrawerProps) {
  const t = useTexts('calendar')
  const { locationId } = rest.place
  const loaded = useLoaded(
    () => foyer.activities.get({ location_id: locationId, activity_id: id }),
    ['activity', locationId, 'one', id],
  )
  return (
    <Drawer title={t.groupEvent} onClose={rest.onClose}>
      <LoadedView of={loaded} missing={<Missing />}>
        {event => <OpenedEvent event={event} {...rest} />}
      </LoadedView>
    </Drawer>
  )
}

interface OpenedEventProps extends Omit<EventDrawerProps, 'id'> {
  event: GroupEvent
}

function OpenedEvent({
  event,
  seats,
  place,
  timetable,
  changes,
  onShow,
  onMoved,
  onClose,
}: OpenedEventProps) {
  const t = useTexts('calendar')
  const say = useToast()
  const words = useBookingWords(place)
  const [isAsking, setAsking] = useState(false)
  const sayDone = useSayMoved(onMoved)
  const save = async (shown: EventDraft, draft: EventDraft, isForced: boolean) => {
    const { id } = event
    const fields = toEventChanges(shown, draft, isForced)
    await changes.changeEvent({ id, fields })
    const { force, date, staff_id, length, ...rest } = fields
    sayDone.keep({ kind: 'event', id }, slotOfEvent(event), {
      moment: date,
      staffId: staff_id,
      seconds: length,
      rest,
    })
  }
  return (
    <div className="calendar-opened">
      {place.mayEdit ? (
        <Latest key={event.id} of={eventDraftOf(event)} names={draftNames(t)} followsVersions>
          {shown => (
            <EventForm
              timetable={timetable}
              first={shown}
              isServiceFixed={event.records_count > 0}
              action={t.saveEvent}
              onSave={(draft, isForced) => save(shown, draft, isForced)}
              onSaved={() => {
                sayDone.say()
                onClose()
              }}
              onClose={onClose}
            />
          )}
        </Latest>
      ) : (
        <EventFacts event={event} place={place} />
      )}
      <Seats event={event} seats={seats} place={place} changes={changes} onShow={onShow} />
      {place.mayDelete && (
        <Button kind="danger" onClick={() => setAsking(true)}>
          {t.cancelEvent}
        </Button>
      )}
      {isAsking && (
        <Confirm
          title={t.cancelEventTitle}
          action={t.cancelEvent}
          onConfirm={async () => {
            await changes.removeEvent(event.id)
            onClose()
            say(t.eventCancelled(words.ofEvent(event.service.title, event.timestamp)))
          }}
          onClose={() => setAsking(false)}
        >
          {t.cancelEventNote(event.records_count)}
        </Confirm>
      )}
    </div>
  )
}

const slotOfEvent = ({ staff_id, timestamp, length }: GroupEvent): Slot => ({
  staffId: staff_id,
  moment: new Date(timestamp * 1000).toISOString(),
  seconds: length,
})

function EventFacts({ event, place }: { event: GroupEvent; place: Place }) {
  const t = useTexts('calendar')
  const formats = useFormats(place.timeZone)
  return (
    <Facts>
      <Fact name={t.service}>{event.service.title}</Fact>
      <Fact name={t.teamMember}>{event.staff.name}</Fact>
      <Fact name={t.time}>
        {formats.moment(event.timestamp * 1000)} · {formats.duration(event.length)}
      </Fact>
    </Facts>
  )
}
