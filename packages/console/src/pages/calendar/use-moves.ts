import type { FoyerError } from '@foyer/sdk/account'
import { useCallback, useRef } from 'react'
import type { Areas } from '../../texts/areas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast.tsx'
import type { Block } from './blocks.ts'
import type { Range } from './gesture.ts'
import { type Minute, toTime } from './minutes.ts'
import { partsOf } from './parts.ts'
import { canBeForced, refusalWords } from './refusal.ts'
import type { Place } from './shapes.ts'
import type { Changes } from './use-changes.ts'
import { useTimeWords } from './use-time-words.ts'
import { instantOf, toMoment } from './zone.ts'

/** Who, when and for how long. */
interface Slot {
  staffId: number
  /** Local time, or with an offset. */
  moment: string
  seconds: number
}

interface Move {
  from: Slot
  to: Slot
  isForced?: boolean
}

/** Moves and resizes blocks. What is refused goes back, says why, and offers to do it anyway where that is possible. */
export function useMoves(changes: Changes, place: Place, nameOf: (staffId: number) => string) {
  const t = useTexts('calendar')
  const say = useToast()
  const inWords = useTimeWords()
  const run = async (block: Block, move: Move): Promise<void> => {
    const { from, to } = move
    const name = nameOf(to.staffId)
    const words = wordsOf(t, move)
    try {
      await send(changes, block, move)
      const { datetime } = toMoment(to.moment, place.timeZone)
      const [part] = partsOf({ datetime, length: to.seconds }, place.timeZone)
      say(words.done(part ? inWords(part) : '', name), {
        action: { label: t.takeBack, run: () => void run(block, { from: to, to: from }) },
      })
    } catch (error) {
      const refusal = error as FoyerError
      say(words.refused(refusalWords(t, refusal, name)), {
        kind: 'error',
        action: canBeForced(refusal)
          ? { label: words.anyway, run: () => void run(block, { ...move, isForced: true }) }
          : undefined,
      })
    }
  }
  const latest = useRef((block: Block, range: Range) => run(block, toMove(block, range, place.timeZone)))
  latest.current = (block, range) => run(block, toMove(block, range, place.timeZone))
  return useCallback((block: Block, range: Range) => void latest.current(block, range), [])
}

const isResize = ({ from, to }: Move): boolean => from.staffId === to.staffId && from.moment === to.moment

const wordsOf = (t: Areas['calendar'], move: Move) =>
  isResize(move)
    ? { done: t.changedTo, refused: t.notChanged, anyway: t.changeAnyway }
    : { done: t.movedTo, refused: t.notMoved, anyway: t.moveAnyway }

/** A block that keeps its place was resized; one that moves keeps its length, also over a change of the clocks. */
function toMove(block: Block, { staffId, day, from, till }: Range, timeZone: string): Move {
  const before = { staffId: block.staffId, moment: block.datetime, seconds: block.lengthSeconds }
  const isInPlace = block.staffId === staffId && block.day === day && block.from === from
  return isInPlace
    ? { from: before, to: { ...before, seconds: secondsUntil(block, till, timeZone) } }
    : { from: before, to: { ...before, staffId, moment: `${day}T${toTime(from)}:00` } }
}

/** What begins when a time comes the second time ends after it, although the clock showed that end before. */
function secondsUntil({ datetime, day, from }: Block, till: Minute, timeZone: string): number {
  const seconds = (instantOf(day, till, timeZone) - Date.parse(datetime)) / 1000
  return seconds > 0 ? seconds : (till - from) * 60
}

function send(changes: Changes, { kind, id }: Block, { from, to, isForced }: Move): Promise<unknown> {
  const start = from.moment === to.moment ? undefined : to.moment
  const staff_id = from.staffId === to.staffId ? undefined : to.staffId
  const length = from.seconds === to.seconds ? undefined : to.seconds
  const force = isForced ? 1 : undefined
  return kind === 'event'
    ? changes.changeEvent({ id, fields: { date: start, staff_id, length, force } })
    : changes.changeAppointment({
        id,
        fields: { datetime: start, staff_id, seance_length: length, save_if_busy: force },
      })
}
