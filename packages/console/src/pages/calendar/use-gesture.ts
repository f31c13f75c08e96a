import type { PointerEvent, RefObject } from 'react'
import type { Block, Column } from './blocks.ts'
import { type Grip, isSameRange, isUnmoved, type Range, rangeAt } from './gesture.ts'
import { type Point, useHold } from './use-hold.ts'

/** The height of a minute, as in calendar.css. */
export const minuteHeight = 1.1

export interface GestureHandlers {
  mayMove: boolean
  maySelect: boolean
  onMove(block: Block, range: Range): void
  onSelect(range: Range): void
}

interface GestureInput extends GestureHandlers {
  columns: Column[]
  blocks: Map<string, Block>
  scroller: RefObject<HTMLDivElement | null>
}

export interface Held {
  grip: Grip
  range: Range
}

/** Moves, resizes and selects in columns of time. */
export function useGesture(input: GestureInput) {
  const aim = (grip: Grip, at: Point): Range | undefined => {
    const found = columnAt(input, at)
    return found && rangeAt(grip, found.column, found.minute)
  }
  const { held, handlers } = useHold<Grip, Range>({
    scroller: input.scroller,
    take: event => gripAt(input, event),
    aim,
    isSameAim: isSameRange,
    drop: (grip, range) => {
      if (grip.kind === 'select') input.onSelect(range)
      else if (!isUnmoved(grip, range)) input.onMove(grip.block, range)
    },
    click: (grip, at) => {
      const range = grip.kind === 'select' ? aim(grip, at) : undefined
      if (range) input.onSelect({ ...range, till: range.from })
    },
  })
  return { held: held && { grip: held.grip, range: held.aim }, handlers }
}

function gripAt(input: GestureInput, event: PointerEvent): Grip | undefined {
  const target = event.target as HTMLElement
  const block = input.blocks.get(target.closest<HTMLElement>('[data-block]')?.dataset.block ?? '')
  const found = columnAt(input, event)
  if (!found) return undefined
  if (!block)
    return input.maySelect ? { kind: 'select', column: found.column, anchor: found.minute } : undefined
  if (!input.mayMove || block.isContinued) return undefined
  return target.closest('[data-resize]')
    ? { kind: 'resize', block }
    : { kind: 'move', block, offset: found.minute - block.from }
}

/** The column under the pointer, or the nearest one, and the minute there. */
function columnAt({ columns, scroller }: GestureInput, at: Point) {
  const elements = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const distance = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect()
    return Math.max(left - at.clientX, at.clientX - right, 0)
  }
  const nearest = elements.reduce<HTMLElement | undefined>(
    (best, element) => (!best || distance(element) < distance(best) ? element : best),
    undefined,
  )
  const column = columns.find(({ key }) => key === nearest?.dataset.column)
  if (!nearest || !column) return undefined
  return { column, minute: (at.clientY - nearest.getBoundingClientRect().top) / minuteHeight }
}
