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
import { eventDraftOf, toEventChanges } from './event-draft.ts'
import { EventForm } from './event-form.tsx'
import { Seats } from './seats.tsx'
import type { Appointment, GroupEvent, Place, Timetable } from './shapes.ts'
import type { Changes } from './use-changes.ts'

interface EventDrawerProps {
  id: number
  seats: Appointment[]
  place: Place
  timetable: Timetable
  changes: Changes
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

function OpenedEvent({ event, seats, place, timetable, changes, onClose }: OpenedEventProps) {
  const t = useTexts('calendar')
  const say = useToast()
  const [isAsking, setAsking] = useState(false)
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
              onSave={(draft, isForced) =>
                changes.changeEvent({ id: event.id, fields: toEventChanges(shown, draft, isForced) })
              }
              onSaved={() => {
                say(t.saved)
                onClose()
              }}
              onClose={onClose}
            />
          )}
        </Latest>
      ) : (
        <EventFacts event={event} place={place} />
      )}
      <Seats event={event} seats={seats} place={place} changes={changes} />
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
            say(t.eventCancelled)
          }}
          onClose={() => setAsking(false)}
        >
          {t.cancelEventNote(event.records_count)}
        </Confirm>
      )}
    </div>
  )
}

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
