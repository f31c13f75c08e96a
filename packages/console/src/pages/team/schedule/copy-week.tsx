import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Field, SelectField } from '../../../ui/field.tsx'
import { addDays, type Day, isDay, weekOf } from '../../calendar/days.ts'
import { useHoursFormat } from '../../calendar/format-hours.ts'
import { copyWeek } from './edits.ts'
import { HoursDrawer } from './hours-drawer.tsx'
import { type Choosable, MemberChoice } from './member-choice.tsx'
import type { Edits } from './use-edits.ts'
import { readSchedule } from './use-schedule.ts'

interface CopyWeekProps {
  members: readonly Choosable[]
  chosen: readonly number[]
  locationId: number
  /** A day of the week that is copied at first. */
  from: Day
  edits: Edits
  onClose(): void
}

const counts = [1, 2, 3, 4, 8, 12, 26, 51]

/** Copies the hours of a week to the weeks that follow. */
export function CopyWeek({ members, chosen, locationId, from, edits, onClose }: CopyWeekProps) {
  const t = useTexts('team')
  const format = useHoursFormat()
  const [staffIds, setStaffIds] = useState<readonly number[]>(chosen)
  const [weeks, setWeeks] = useState(4)
  const [source, setSource] = useState(from)
  const week = weekOf(isDay(source) ? source : from)
  const [first, last] = [week[0] as Day, week[6] as Day]
  const copy = async () => {
    // The page may not show the whole week.
    const schedule = await readSchedule(locationId, { staffIds, start: first, end: last })
    await edits.propose(copyWeek(schedule, { staffIds, from: first, weeks }))
  }
  return (
    <HoursDrawer
      title={t.copyWeek}
      description={format.span(first, last)}
      action={t.copy}
      chosen={{ staffIds, weeks, source }}
      canSave={staffIds.length > 0}
      onSave={copy}
      onClose={onClose}
    >
      <MemberChoice members={members} chosen={staffIds} onChange={setStaffIds} />
      <Field
        label={t.weekOf}
        name="source"
        type="date"
        value={source}
        onChange={event => setSource(event.target.value)}
      />
      <SelectField
        label={t.copyTo}
        name="weeks"
        value={weeks}
        hint={t.copyTill(format.day(addDays(last, weeks * 7)))}
        onChange={event => setWeeks(Number(event.target.value))}
      >
        {counts.map(count => (
          <option key={count} value={count}>
            {t.nextWeeks(count)}
          </option>
        ))}
      </SelectField>
      <p className="field-hint">{t.copyNote}</p>
    </HoursDrawer>
  )
}
