import { useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { useToast } from '../../ui/toast.tsx'
import { newEventDraft, toEvent } from './event-draft.ts'
import { EventForm } from './event-form.tsx'
import type { Range } from './gesture.ts'
import type { GroupEvent, Place, Timetable } from './shapes.ts'
import type { ShowBooked } from './use-address.ts'
import type { Changes } from './use-changes.ts'
import { useBookingWords } from './use-say-booked.ts'

interface NewEventProps {
  place: Place
  timetable: Timetable
  range: Range
  changes: Changes
  onShow: ShowBooked
  onClose(): void
}

export function NewEvent({ place, timetable, range, changes, onShow, onClose }: NewEventProps) {
  const t = useTexts('calendar')
  const say = useToast()
  const words = useBookingWords(place)
  const created = useRef<GroupEvent>(undefined)
  const sayCreated = ({ id, date, timestamp, service }: GroupEvent) =>
    say(t.eventCreated(words.ofEvent(service.title, timestamp)), {
      actions: [{ label: t.show, run: () => onShow({ kind: 'event', id }, date.slice(0, 10)) }],
    })
  return (
    <Drawer title={t.newGroupEvent} onClose={onClose}>
      <EventForm
        timetable={timetable}
        first={newEventDraft(range)}
        isServiceFixed={false}
        action={t.createEvent}
        onSave={async (draft, isForced) => {
          created.current = (await changes.createEvent(toEvent(draft, isForced))).data
        }}
        onSaved={() => {
          if (created.current) sayCreated(created.current)
          onClose()
        }}
        onClose={onClose}
      />
    </Drawer>
  )
}
