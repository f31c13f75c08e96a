import { useTexts } from '../../../texts/use-texts.ts'
import { Field } from '../../../ui/field.tsx'
import type { Day } from '../../calendar/days.ts'

interface PeriodProps {
  start: Day
  end: Day
  isValid: boolean
  onChange(period: [Day, Day]): void
}

/** A period of at most a year. */
export function Period({ start, end, isValid, onChange }: PeriodProps) {
  const t = useTexts('team')
  return (
    <div>
      <div className="form-columns">
        <Field
          label={t.firstDay}
          name="start"
          type="date"
          value={start}
          onChange={event => onChange([event.target.value, end])}
        />
        <Field
          label={t.lastDay}
          name="end"
          type="date"
          min={start}
          value={end}
          onChange={event => onChange([start, event.target.value])}
        />
      </div>
      {!isValid && <p className="field-error">{t.noPeriod}</p>}
    </div>
  )
}
