import { useMemo, useRef } from 'react'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { classesOf } from '../../ui/classes-of.ts'
import { attendanceNames } from './attendance.ts'
import { useBlockWords } from './block.tsx'
import { type Block, hoursOf } from './blocks.ts'
import { type Day, toDate } from './days.ts'
import { useHoursFormat } from './format-hours.ts'
import type { Range } from './gesture.ts'
import { toInstant, toTime } from './minutes.ts'
import type { TeamMember } from './shapes.ts'
import { type HeldOverCell, isOver, useCellDrag } from './use-cell-drag.ts'

interface TeamWeekProps {
  members: TeamMember[]
  days: Day[]
  today: Day
  blocks: Block[]
  mayMove: boolean
  onMove(block: Block, range: Range): void
  onOpen(block: Block): void
  /** Opens the day of a person. */
  onDay(day: Day, staffId: number): void
}

const shownInCell = 4

/** The week of several people: a row for each, and a cell for each of their days. */
export function TeamWeek({ members, days, today, blocks, mayMove, onMove, onOpen, onDay }: TeamWeekProps) {
  const t = useTexts('calendar')
  const formats = useFormats('UTC')
  const scroller = useRef<HTMLElement>(null)
  const { held, handlers } = useCellDrag({ scroller, blocks, mayMove, onMove })
  const byCell = useMemo(
    () =>
      Map.groupBy(
        blocks.toSorted((left, right) => left.from - right.from),
        cellOf,
      ),
    [blocks],
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={scroller} className="calendar-scroll" aria-label={t.week} tabIndex={0}>
      <table className={held ? 'calendar-week is-held' : 'calendar-week'} {...handlers}>
        <thead>
          <tr>
            <th scope="col">{t.team}</th>
            {days.map(day => (
              <th key={day} scope="col" className={day === today ? 'is-today' : undefined}>
                {formats.weekday(toDate(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map(member => (
            <tr key={member.id}>
              <th scope="row" title={member.name}>
                {member.name}
              </th>
              {days.map(day => (
                <td
                  key={day}
                  data-day={day}
                  data-staff={member.id}
                  className={classesOf({
                    'is-off': hoursOf(member, day).length === 0,
                    'is-target': isOver(held, day, member.id),
                  })}
                >
                  <WeekCell
                    held={held}
                    member={member}
                    day={day}
                    blocks={byCell.get(cellOf({ staffId: member.id, day })) ?? []}
                    onOpen={onOpen}
                    onDay={onDay}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const cellOf = ({ staffId, day }: { staffId: number; day: Day }): string => `${staffId} ${day}`

interface WeekCellProps extends Pick<TeamWeekProps, 'blocks' | 'onOpen' | 'onDay'> {
  member: TeamMember
  day: Day
  held: HeldOverCell | undefined
}

function WeekCell({ member, day, blocks, held, onOpen, onDay }: WeekCellProps) {
  const t = useTexts('calendar')
  const formats = useFormats('UTC')
  const format = useHoursFormat()
  const hours = hoursOf(member, day)
  const [first, last] = [hours[0], hours.at(-1)]
  const rest = blocks.length - shownInCell
  return (
    <>
      <button type="button" className="calendar-cell-day" onClick={() => onDay(day, member.id)}>
        {first && last ? format.slot({ from: toTime(first.from), to: toTime(last.till) }) : t.dayOff}
        <span className="calendar-said">{t.openDay(member.name, formats.weekday(toDate(day)))}</span>
      </button>
      <ul>
        {blocks.slice(0, shownInCell).map(block => (
          <Chip key={block.key} block={block} isHeld={block.key === held?.block.key} onOpen={onOpen} />
        ))}
      </ul>
      {held && isOver(held, day, member.id) && (
        <div className="calendar-cell-ghost">
          {formats.time(toInstant(held.block.from))} {held.block.title}
        </div>
      )}
      {rest > 0 && (
        <button type="button" className="calendar-more" onClick={() => onDay(day, member.id)}>
          {t.more(rest)}
        </button>
      )}
    </>
  )
}

interface ChipProps {
  block: Block
  isHeld: boolean
  onOpen(block: Block): void
}

function Chip({ block, isHeld, onOpen }: ChipProps) {
  const formats = useFormats('UTC')
  const { label, detail, state, more } = useBlockWords(block)
  const look = block.kind === 'event' ? 'event' : attendanceNames[block.attendance]
  return (
    <li className={`calendar-chip is-${look}${isHeld ? ' is-held' : ''}`} data-block={block.key}>
      <button type="button" title={label} onClick={() => onOpen(block)}>
        <span>{formats.time(toInstant(block.from))}</span> {block.title}
        <span className="calendar-said">{[detail, state, ...more].filter(Boolean).join(', ')}</span>
      </button>
    </li>
  )
}
