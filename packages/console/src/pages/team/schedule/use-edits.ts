import type { Appointment } from '@foyer/sdk/business'
import { useState } from 'react'
import { useTask } from '../../../data/use-task.ts'
import type { MyLocation } from '../../../foyer.ts'
import { platformNow } from '../../../session/platform-time.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast.tsx'
import type { Day } from '../../calendar/days.ts'
import { readAppointments } from '../read-appointments.ts'
import { findConflicts } from './conflicts.ts'
import { type DayHours, onlyChanged, revert } from './edits.ts'
import { readSchedule, useWriteHours } from './use-schedule.ts'

/** Changes that wait for a decision, because appointments would be outside of the hours. */
interface Waiting {
  edits: DayHours[]
  previous: DayHours[]
  conflicts: Appointment[]
}

/** Writes hours, after asking where appointments would be outside of them, and offers to take it back. */
export function useEdits(location: MyLocation) {
  const t = useTexts('team')
  const say = useToast()
  const task = useTask()
  const { mutateAsync: write } = useWriteHours(location.id)
  const [waiting, setWaiting] = useState<Waiting>()

  const save = async ({ edits, previous }: Pick<Waiting, 'edits' | 'previous'>) => {
    await write(edits)
    setWaiting(undefined)
    const takeBack = async () => {
      await write(previous)
      say(t.hoursRestored(previous.length))
    }
    say(t.hoursSaved(edits.length), { actions: [{ label: t.takeBack, run: () => void task.run(takeBack) }] })
  }

  /** Writes the hours, or lets them wait for a decision. */
  const propose = async (wanted: readonly DayHours[]): Promise<void> => {
    if (wanted.length === 0) return say(t.nothingChanges)
    const range = rangeOf(wanted)
    const schedule = await readSchedule(location.id, range)
    const edits = onlyChanged(schedule, wanted)
    if (edits.length === 0) return say(t.nothingChanges)
    const previous = revert(schedule, edits)
    const appointments = location.rights.includes('timetable_access')
      ? await readAppointments(location.id, range)
      : []
    const conflicts = findConflicts(appointments, { schedule, edits, now: platformNow() })
    if (conflicts.length > 0) setWaiting({ edits, previous, conflicts })
    else await save({ edits, previous })
  }

  return {
    propose,
    /** The same outside of a form: `error` says why it failed. */
    proposeAtOnce: (wanted: readonly DayHours[]) => void task.run(() => propose(wanted)),
    waiting,
    save: () => (waiting ? save(waiting) : Promise.resolve()),
    dismiss: () => setWaiting(undefined),
    error: task.error,
  }
}

export type Edits = ReturnType<typeof useEdits>

function rangeOf(days: readonly DayHours[]): { staffIds: number[]; start: Day; end: Day } {
  const dates = days.map(({ date }) => date).sort()
  return {
    staffIds: [...new Set(days.map(({ staffId }) => staffId))],
    start: dates[0] as Day,
    end: dates.at(-1) as Day,
  }
}
