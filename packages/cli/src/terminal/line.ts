import type { Paint } from './colours.ts'
import { cut, widthOf } from './width.ts'

/** A part of a line of a list without an end. */
export interface Part {
  text: string
  colour?: Parameters<Paint>[0]
  /** Left out where the line is too narrow for all. */
  leaves?: true
  /** Cut where the line is still too long; an extra is left out where too little of it would stay. */
  isCut?: true
  isExtra?: true
}

const gap = '  '
/** Less of a text says nothing. */
const leastCut = 8

/** One line that fits, as far as its facts allow. */
export function toLine(parts: Part[], { paint, width }: { paint: Paint; width: number | undefined }): string {
  const there = parts.filter(({ text }) => text !== '')
  const isTooLong = width !== undefined && lengthOf(there) > width
  const kept = isTooLong ? there.filter(({ leaves }) => !leaves) : there
  const excess = width === undefined ? 0 : Math.max(0, lengthOf(kept) - width)
  return kept
    .flatMap(({ text, colour, isCut, isExtra }) => {
      const room = widthOf(text) - (isCut ? excess : 0)
      if (isExtra && room < Math.min(leastCut, widthOf(text))) return []
      const shown = cut(text, Math.max(leastCut, room))
      return [colour ? paint(colour, shown) : shown]
    })
    .join(gap)
}

const lengthOf = (parts: Part[]) =>
  parts.reduce((sum, { text }) => sum + widthOf(text), gap.length * (parts.length - 1))
