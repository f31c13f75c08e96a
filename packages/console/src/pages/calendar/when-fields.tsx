import { mostMinutes } from '../../forms/check-minutes.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import type { Day } from './days.ts'
import type { TeamMember } from './shapes.ts'

export interface When {
  staffId: number
  day: Day
  time: string
  /** `NaN` while the field is empty. */
  minutes: number
}

interface WhenFieldsProps {
  staff: TeamMember[]
  /** Why this team member can't do it. */
  staffProblem?: string
  staffHint?: string
  value: When
  onChange(changes: Partial<When>): void
}

/** Who, when and for how long: the way to move without dragging. */
export function WhenFields({ staff, staffProblem, staffHint, value, onChange }: WhenFieldsProps) {
  const t = useTexts('calendar')
  return (
    <>
      <SelectField
        label={t.teamMember}
        name="staff_id"
        problem={staffProblem}
        hint={staffHint}
        value={value.staffId}
        onChange={({ target }) => onChange({ staffId: Number(target.value) })}
      >
        {staff
          .filter(({ id, is_fired }) => !is_fired || id === value.staffId)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <div className="calendar-when">
        <Field
          label={t.date}
          name="datetime"
          type="date"
          value={value.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
        <Field
          label={t.time}
          name="time"
          type="time"
          step={300}
          value={value.time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
        <Field
          label={t.minutes}
          name="seance_length"
          type="number"
          min={1}
          max={mostMinutes}
          value={Number.isNaN(value.minutes) ? '' : value.minutes}
          onChange={({ target }) =>
            onChange({ minutes: target.value === '' ? Number.NaN : Number(target.value) })
          }
        />
      </div>
    </>
  )
}
