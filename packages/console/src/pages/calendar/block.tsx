import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { classesOf } from '../../ui/classes-of.ts'
import { attendanceNames, attendanceTexts } from './attendance.ts'
import type { Block } from './blocks.ts'
import { lastMinute, toInstant } from './minutes.ts'
import { drawn } from './parts.ts'
import type { Track } from './tracks.ts'
import { type Held, minuteHeight } from './use-gesture.ts'
import { useTimeWords } from './use-time-words.ts'

/** Lower blocks have one line. */
const lowMinutes = 35
/** Of a line in a block, and of what surrounds them all, as in calendar-grid.css. */
const lineHeight = 16.2
const frameHeight = 8

/** How many lines fit below the title. */
const linesIn = (minutes: number): number =>
  Math.max(1, Math.floor((minutes * minuteHeight - frameHeight) / lineHeight) - 1)

interface BlockViewProps {
  block: Block & Track
  isHeld: boolean
  mayMove: boolean
  onOpen(block: Block): void
}

/** An appointment or a group event in the grid. */
export function BlockView({ block, isHeld, mayMove, onOpen }: BlockViewProps) {
  const { from, till, track, tracks } = block
  const words = useBlockWords(block)
  return (
    <li
      className={classesOf({
        'calendar-block': true,
        [`is-${nameOf(block)}`]: true,
        'is-low': till - from < lowMinutes,
        'is-held': isHeld,
        'is-continued': block.isContinued,
        'goes-on': block.goesOn,
      })}
      style={{
        '--from': from,
        '--length': till - from,
        '--lines': linesIn(till - from),
        '--track': track,
        '--tracks': tracks,
      }}
      data-block={block.key}
    >
      <button type="button" title={words.label} onClick={() => onOpen(block)}>
        <span className="calendar-block-title">{block.title}</span>
        <span className="calendar-block-note">
          {words.time}
          {words.detail && ` · ${words.detail}`}
        </span>
        <span className="calendar-said">{[words.state, ...words.more].join(', ')}</span>
        {/* Inside, so that a click on it opens the block: in a low one it is much of what can be hit. */}
        {mayMove && !block.isContinued && !block.goesOn && (
          <span className="calendar-resize" data-resize aria-hidden="true" />
        )}
      </button>
    </li>
  )
}

/** Where the block would go. */
export function GhostView({ held: { grip, range } }: { held: Held }) {
  const t = useTexts('calendar')
  const formats = useFormats('UTC')
  const { from, till } = range
  const { from: top, till: bottom } = drawn({ from, till: Math.min(till, lastMinute) })
  return (
    <div className="calendar-ghost" style={{ '--from': top, '--length': bottom - top }}>
      {grip.kind !== 'select' && <strong>{grip.block.title}</strong>}
      <span>{t.fromTill(formats.time(toInstant(from)), formats.time(toInstant(till % lastMinute)))}</span>
    </div>
  )
}

const nameOf = (block: Block): string =>
  block.kind === 'event' ? 'event' : attendanceNames[block.attendance]

/** The words of a block, and all of them together; the state is what the colour says. */
export function useBlockWords(block: Block) {
  const t = useTexts('calendar')
  const time = useTimeWords()(block)
  const seats = block.seats && t.seatsTaken(block.seats.taken, block.seats.total)
  const detail = seats ?? block.note
  const state = seats ? t.groupEvent : attendanceTexts(t)[block.attendance]
  const more = [block.isContinued && t.continued, block.goesOn && t.goesOn].filter(part => part !== false)
  const label = [time, block.title, detail, state, ...more].filter(Boolean).join(', ')
  return { time, detail, state, more, label }
}
