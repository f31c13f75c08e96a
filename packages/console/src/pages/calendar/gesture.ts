import type { Block, Column } from './blocks.ts'
import type { Day } from './days.ts'
import { clamp, lastMinute, type Minute, snap, snapDown, stepMinutes } from './minutes.ts'

/** A time of a column. */
export interface Range {
  staffId: number
  day: Day
  from: Minute
  /** Later than midnight if it goes on the next day. */
  till: Minute
}

/** What the pointer holds: a block, the end of a block, or a part of free time. */
export type Grip =
  | {
      kind: 'move'
      block: Block /** Minutes between the start of the block and the pointer. */
      offset: number
    }
  | { kind: 'resize'; block: Block }
  | { kind: 'select'; column: Column; anchor: Minute }

/** The time that a grip would take with the pointer there; pure. */
export function rangeAt(grip: Grip, column: Column, minute: number): Range {
  switch (grip.kind) {
    case 'move': {
      const { from: begin, till, goesOn, lengthSeconds } = grip.block
      const length = goesOn ? lengthSeconds / 60 : till - begin
      const latest = lastMinute - (goesOn ? stepMinutes : Math.min(length, lastMinute))
      const from = clamp(snap(minute - grip.offset), 0, latest)
      return { ...at(column), from, till: from + length }
    }
    case 'resize': {
      const { staffId, day, from } = grip.block
      const till = clamp(snap(minute), from + stepMinutes, lastMinute)
      return { staffId, day, from, till }
    }
    case 'select': {
      const [low, high] = [Math.min(grip.anchor, minute), Math.max(grip.anchor, minute)]
      const from = clamp(snapDown(low), 0, lastMinute - stepMinutes)
      const till = clamp(snap(high), from + stepMinutes, lastMinute)
      return { ...at(grip.column), from, till }
    }
  }
}

const at = ({ staffId, day }: Column) => ({ staffId, day })

export const isSameRange = (left: Range | undefined, right: Range | undefined): boolean =>
  left?.staffId === right?.staffId &&
  left?.day === right?.day &&
  left?.from === right?.from &&
  left?.till === right?.till

/** Whether a block would stay where it is. */
export const isUnmoved = (grip: Extract<Grip, { block: Block }>, range: Range): boolean =>
  grip.kind === 'resize'
    ? range.till === grip.block.till
    : range.staffId === grip.block.staffId && range.day === grip.block.day && range.from === grip.block.from
