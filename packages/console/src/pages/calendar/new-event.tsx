import { useTexts } from '../../texts/use-texts.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { useToast } from '../../ui/toast.tsx'
import { newEventDraft, toEvent } from './event-draft.ts'
import { EventForm } from './event-form.tsx'
import type { Range } from './gesture.ts'
import type { Timetable } from './shapes.ts'
import type { Changes } from './use-changes.ts'

interface NewEventProps {
  timetable: Timetable
  range: Range
  changes: Changes
  onClose(): void
}

export function NewEvent({ timetable, range, changes, onClose }: NewEventProps) {
  const t = useTexts('calendar')
  const say = useToast()
  return (
    <Drawer title={t.newGroupEvent} onClose={onClose}>
      <EventForm
        timetable={timetable}
        first={newEventDraft(range)}
        isServiceFixed={false}
        action={t.createEvent}
        onSave={(draft, isForced) => changes.createEvent(toEvent(draft, isForced))}
        onSaved={() => {
          say(t.eventCreated)
          onClose()
        }}
        onClose={onClose}
      />
    </Drawer>
  )
}
