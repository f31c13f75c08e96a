import './month.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { currentLocale } from '../../texts/current.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { addMonths, type Day, isDay, toDate, weeksOfMonth } from './days.ts'
import { dayAfterKey } from './month-keys.ts'
import { useDayWords } from './use-day-words.ts'

interface MonthProps {
  day: Day
  /** The days that the calendar shows. */
  shown: Day[]
  today: Day
  onChoose(day: Day): void
}

/** A month as a grid of days (WAI-ARIA date picker dialog). */
export function Month({ day, shown, today, onChoose }: MonthProps) {
  const t = useTexts('calendar')
  const formats = useFormats('UTC')
  const inWords = useDayWords()
  const title = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState(day)
  const takesFocus = useRef(true)
  const weeks = weeksOfMonth(active)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day.
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [active])
  const go = (next: Day, { focuses }: { focuses: boolean }) => {
    takesFocus.current = focuses
    if (isDay(next)) setActive(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event, active)
    if (next === undefined) return
    event.preventDefault()
    go(next, { focuses: true })
  }
  return (
    <>
      <header>
        <Button
          kind="quiet"
          icon={
            <span className="calendar-previous">
              <ArrowIcon />
            </span>
          }
          aria-label={t.previousMonth}
          title={t.previousMonth}
          onClick={() => go(addMonths(active, -1), { focuses: false })}
        />
        <h3 id={title} aria-live="polite">
          {formats.month(toDate(active))}
        </h3>
        <Button
          kind="quiet"
          icon={<ArrowIcon />}
          aria-label={t.nextMonth}
          title={t.nextMonth}
          onClick={() => go(addMonths(active, 1), { focuses: false })}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move in a table of days. */}
      <table ref={grid} role="grid" aria-labelledby={title} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map(each => (
              <th key={each} scope="col" abbr={weekdayName(each, 'long')}>
                {weekdayName(each, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]}>
              {week.map(each => (
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can be selected.
                // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus.
                <td key={each} role="gridcell" aria-selected={shown.includes(each)}>
                  <button
                    type="button"
                    tabIndex={each === active ? 0 : -1}
                    className={each.slice(0, 7) === active.slice(0, 7) ? undefined : 'is-outside'}
                    aria-current={each === today ? 'date' : undefined}
                    aria-label={inWords(each, each)}
                    onClick={() => onChoose(each)}
                  >
                    {Number(each.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const weekdayName = (day: Day, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(currentLocale(), { weekday, timeZone: 'UTC' }).format(toDate(day))
