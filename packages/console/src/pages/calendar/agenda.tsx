import { useRef } from 'react'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PlusIcon } from '../../ui/icons.tsx'
import { attendanceNames } from './attendance.ts'
import { useBlockWords } from './block.tsx'
import type { Block } from './blocks.ts'
import { type Day, toDate } from './days.ts'
import type { Range } from './gesture.ts'
import { toInstant } from './minutes.ts'
import { isOver, useCellDrag } from './use-cell-drag.ts'
import { useNowInView } from './use-first-in-view.ts'
import type { useNow } from './use-now.ts'

export interface FreeTime extends Range {
  isFree: true
}

interface AgendaProps {
  days: Day[]
  blocks: Block[]
  /** Times in which something new fits. */
  free: FreeTime[]
  now: ReturnType<typeof useNow>
  /** Whether the blocks are those of these days, and all of them. */
  isCurrent: boolean
  mayMove: boolean
  nameOf(staffId: number): string
  onMove(block: Block, range: Range): void
  onOpen(block: Block): void
  onSelect(range: Range): void
}

/** The days as lists, for screens without room for columns. A long press takes hold, to move to another day. */
export function Agenda({
  days,
  blocks,
  free,
  now,
  isCurrent,
  mayMove,
  nameOf,
  onMove,
  onOpen,
  onSelect,
}: AgendaProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { held, handlers } = useCellDrag({
    scroller,
    blocks,
    mayMove: mayMove && days.length > 1,
    onMove,
  })
  const t = useTexts('calendar')
  const formats = useFormats('UTC')
  const inOrder = [...blocks, ...free].toSorted(
    (left, right) => left.from - right.from || left.till - right.till,
  )
  const today = inOrder.filter(({ day }) => day === now.day)
  const onNow = today.find(({ till }) => till > now.minute) ?? today.at(-1)
  useNowInView(scroller, days.join(), isCurrent)
  return (
    <div ref={scroller} className={held ? 'calendar-agenda is-held' : 'calendar-agenda'} {...handlers}>
      {days.map(day => {
        const ofDay = inOrder.filter(each => each.day === day)
        return (
          <section
            key={day}
            data-day={day}
            className={isOver(held, day) ? 'is-target' : undefined}
            aria-label={formats.weekday(toDate(day))}
          >
            {days.length > 1 && <h3>{formats.weekday(toDate(day))}</h3>}
            {ofDay.length === 0 && <p className="calendar-none">{t.noAppointments}</p>}
            <ul>
              {ofDay.map(each =>
                'key' in each ? (
                  <AgendaRow
                    key={each.key}
                    block={each}
                    isNow={each === onNow}
                    isHeld={held?.block.key === each.key}
                    name={nameOf(each.staffId)}
                    onOpen={onOpen}
                  />
                ) : (
                  <FreeRow
                    key={`free-${each.staffId}-${each.from}`}
                    range={each}
                    isNow={each === onNow}
                    name={nameOf(each.staffId)}
                    onSelect={onSelect}
                  />
                ),
              )}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

interface AgendaRowProps {
  block: Block
  /** On now, or next. */
  isNow: boolean
  isHeld: boolean
  name: string
  onOpen(block: Block): void
}

function AgendaRow({ block, isNow, isHeld, name, onOpen }: AgendaRowProps) {
  const { time, detail, state, more } = useBlockWords(block)
  const look = block.kind === 'event' ? 'event' : attendanceNames[block.attendance]
  return (
    <li
      className={`calendar-row is-${look}${isHeld ? ' is-held' : ''}`}
      data-block={block.key}
      data-now={isNow || undefined}
    >
      <button type="button" onClick={() => onOpen(block)}>
        <span className="calendar-row-time">{time}</span>
        <strong>{block.title}</strong>
        <span className="calendar-row-note">
          {[detail, name, state, ...more].filter(Boolean).join(' · ')}
        </span>
      </button>
    </li>
  )
}

interface FreeRowProps {
  range: FreeTime
  isNow: boolean
  name: string
  onSelect(range: Range): void
}

/** Books at the beginning of a free time. */
function FreeRow({ range, isNow, name, onSelect }: FreeRowProps) {
  const t = useTexts('calendar')
  const formats = useFormats('UTC')
  const { staffId, day, from, till } = range
  return (
    <li className="calendar-row is-free" data-now={isNow || undefined}>
      <button type="button" onClick={() => onSelect({ staffId, day, from, till: from })}>
        <PlusIcon />
        {t.freeTime(formats.timeRange(toInstant(from), toInstant(till)), name)}
      </button>
    </li>
  )
}
