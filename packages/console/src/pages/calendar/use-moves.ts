import type { FoyerError } from '@foyer/sdk/account'
import { useCallback, useRef } from 'react'
import type { Areas } from '../../texts/areas.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast.tsx'
import type { Block } from './blocks.ts'
import { toDate } from './days.ts'
import type { Range } from './gesture.ts'
import { type Minute, toTime } from './minutes.ts'
import { partsOf } from './parts.ts'
import { canBeForced, refusalWords } from './refusal.ts'
import type { Place } from './shapes.ts'
import type { ShowBooked } from './use-address.ts'
import type { Changes } from './use-changes.ts'
import { useTimeWords } from './use-time-words.ts'
import { instantOf, toMoment } from './zone.ts'

/** Who, when and for how long. */
export interface Slot {
  staffId: number
  /** Local time, or with an offset. */
  moment: string
  seconds: number
}

export interface Move {
  from: Slot
  to: Slot
  isForced?: boolean
}

type Target = Pick<Block, 'kind' | 'id'>

interface MovesInput {
  changes: Changes
  place: Place
  nameOf(staffId: number): string
  onShow: ShowBooked
}

/** Moves and resizes blocks. What is refused goes back, says why, and offers to do it anyway where that is possible. */
export function useMoves({ changes, place, nameOf, onShow }: MovesInput) {
  const t = useTexts('calendar')
  const say = useToast()
  const formats = useFormats('UTC')
  const inWords = useTimeWords()
  const partOf = ({ moment, seconds }: Slot) => {
    const { datetime } = toMoment(moment, place.timeZone)
    return partsOf({ datetime, length: seconds }, place.timeZone)[0]
  }
  /** Says what was done, and offers to take it back, and to show what went to another day. */
  const sayDone = (target: Target, move: Move) => {
    const { from, to } = move
    const part = partOf(to)
    const day = part && part.day !== partOf(from)?.day ? part.day : undefined
    const time = part ? inWords(part) : ''
    const show = day && { label: t.show, run: () => onShow(target, day) }
    const takeBack = { label: t.takeBack, run: () => void run(target, { from: to, to: from }) }
    say(wordsOf(t, move).done(day ? t.onDay(formats.weekday(toDate(day)), time) : time, nameOf(to.staffId)), {
      actions: show ? [show, takeBack] : [takeBack],
    })
  }
  const run = async (target: Target, move: Move): Promise<void> => {
    const name = nameOf(move.to.staffId)
    const words = wordsOf(t, move)
    try {
      await send(changes, target, move)
      sayDone(target, move)
    } catch (error) {
      const refusal = error as FoyerError
      const anyway = { label: words.anyway, run: () => void run(target, { ...move, isForced: true }) }
      say(words.refused(refusalWords(t, refusal, name)), {
        kind: 'error',
        actions: canBeForced(refusal) ? [anyway] : [],
      })
    }
  }
  const latest = useRef((block: Block, range: Range) => run(block, toMove(block, range, place.timeZone)))
  latest.current = (block, range) => run(block, toMove(block, range, place.timeZone))
  const move = useCallback((block: Block, range: Range) => void latest.current(block, range), [])
  return { move, sayMoved: sayDone }
}

export type SayMoved = ReturnType<typeof useMoves>['sayMoved']

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

function send(changes: Changes, { kind, id }: Target, { from, to, isForced }: Move): Promise<unknown> {
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
