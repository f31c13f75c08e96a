import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Chips, FilterChip } from '../../../ui/chip.tsx'
import { addDays, type Day, weekdayOf, weekOf } from '../../calendar/days.ts'
import { useHoursFormat } from '../../calendar/format-hours.ts'
import { findProblem, type Hours } from '../../calendar/hours.ts'
import { setWeekly } from './edits.ts'
import { HoursDrawer } from './hours-drawer.tsx'
import { HoursEditor } from './hours-editor.tsx'
import { type Choosable, MemberChoice } from './member-choice.tsx'
import { Period } from './period-fields.tsx'
import type { Edits } from './use-edits.ts'

interface WeeklyHoursProps {
  members: readonly Choosable[]
  chosen: readonly number[]
  from: Day
  edits: Edits
  onClose(): void
}

/** Sets hours by weekday for a period, such as every weekday from 9 to 18. */
export function WeeklyHours({ members, chosen, from, edits, onClose }: WeeklyHoursProps) {
  const t = useTexts('team')
  const ui = useTexts('ui')
  const format = useHoursFormat()
  const [staffIds, setStaffIds] = useState<readonly number[]>(chosen)
  const [weekdays, setWeekdays] = useState<ReadonlySet<number>>(new Set([1, 2, 3, 4, 5]))
  const [hours, setHours] = useState<Hours>([{ from: '09:00', to: '18:00' }])
  const [clearsOthers, setClearsOthers] = useState(true)
  const [[start, end], setPeriod] = useState<[Day, Day]>([from, addDays(from, 27)])
  const isPeriod = start !== '' && end !== '' && start <= end && end < addDays(start, 366)
  const canSave = isPeriod && staffIds.length > 0 && weekdays.size > 0 && findProblem(hours) === undefined
  const choice = { staffIds, start, end, weekdays, hours, clearsOthers }
  return (
    <HoursDrawer
      title={t.weeklyHours}
      description={t.weeklyHoursNote}
      action={ui.save}
      chosen={{ ...choice, weekdays: [...weekdays].sort() }}
      canSave={canSave}
      onSave={() => edits.propose(setWeekly(choice))}
      onClose={onClose}
    >
      <MemberChoice members={members} chosen={staffIds} onChange={setStaffIds} />
      <Period start={start} end={end} isValid={isPeriod} onChange={setPeriod} />
      <fieldset className="hours-editor">
        <legend>{t.weekdays}</legend>
        <Chips>
          {weekOf(from).map(day => (
            <FilterChip
              key={day}
              isOn={weekdays.has(weekdayOf(day))}
              onChange={() => setWeekdays(toggled(weekdays, weekdayOf(day)))}
            >
              {format.weekday(day)}
            </FilterChip>
          ))}
        </Chips>
        <label className="check">
          <input
            type="checkbox"
            checked={clearsOthers}
            onChange={event => setClearsOthers(event.target.checked)}
          />
          {t.clearsOthers}
        </label>
      </fieldset>
      <HoursEditor hours={hours} onChange={setHours} />
    </HoursDrawer>
  )
}

function toggled(set: ReadonlySet<number>, value: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}
