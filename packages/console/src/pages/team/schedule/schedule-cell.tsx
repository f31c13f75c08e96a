import type { HTMLAttributes } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Day } from '../../calendar/days.ts'
import { useHoursFormat } from '../../calendar/format-hours.ts'
import type { Hours } from '../../calendar/hours.ts'

interface ScheduleCellProps {
  name: string
  date: Day
  /** Undefined until they are loaded. */
  hours: Hours | undefined
  showsDate: boolean
  isToday: boolean
  isPale: boolean
  isNarrow: boolean
  attributes: HTMLAttributes<HTMLTableCellElement>
}

/** The hours of one team member on one day. */
export function ScheduleCell({ name, date, hours: loaded, attributes, ...shown }: ScheduleCellProps) {
  const t = useTexts('team')
  const format = useHoursFormat()
  const hours = loaded ?? []
  const inWords = hours.length > 0 ? format.hours(hours) : t.dayOff
  const total = format.total([hours])
  const words = shown.isNarrow && hours.length > 0 ? t.totalAndHours(total, inWords) : inWords
  const classes = ['schedule-cell', hours.length > 0 && 'is-working', shown.isPale && 'is-pale']
  return (
    <td
      {...attributes}
      className={classes.filter(Boolean).join(' ')}
      // Elsewhere the content says it, with the headers of its row and its column.
      aria-busy={loaded === undefined || undefined}
      aria-label={shown.isNarrow && loaded ? t.hoursOf(name, format.day(date), words) : undefined}
      title={shown.isNarrow ? inWords : undefined}
    >
      {shown.showsDate && (
        <b className={shown.isToday ? 'schedule-date schedule-today' : 'schedule-date'}>
          {format.date(date)}
        </b>
      )}
      {loaded === undefined ? null : hours.length === 0 ? (
        <span className="schedule-off">{shown.isNarrow ? '·' : t.dayOff}</span>
      ) : shown.isNarrow ? (
        <span className="schedule-slot">{total}</span>
      ) : (
        hours.map(slot => (
          <span key={slot.from} className="schedule-slot">
            {format.slot(slot)}
          </span>
        ))
      )}
    </td>
  )
}
