import { type RefObject, useMemo } from 'react'
import type { Block } from './blocks.ts'
import type { Day } from './days.ts'
import type { Range } from './gesture.ts'
import { type Point, useHold } from './use-hold.ts'

/** A day, and the person where there is a cell for each. */
export interface Cell {
  day: Day
  staffId: number | undefined
}

interface CellDragInput {
  scroller: RefObject<HTMLElement | null>
  blocks: Block[]
  mayMove: boolean
  onMove(block: Block, range: Range): void
}

export interface HeldOverCell {
  block: Block
  cell: Cell
}

/** Moves blocks to another day or person at the same time, between elements with `data-day` and `data-staff`. */
export function useCellDrag({ scroller, blocks, mayMove, onMove }: CellDragInput) {
  const byKey = useMemo(() => new Map(blocks.map(block => [block.key, block])), [blocks])
  const { held, handlers } = useHold<Block, Cell>({
    scroller,
    take: ({ target }) => {
      const key = (target as HTMLElement).closest<HTMLElement>('[data-block]')?.dataset.block
      const block = byKey.get(key ?? '')
      return mayMove && !block?.isContinued ? block : undefined
    },
    aim: (_block, at) => cellAt(at),
    isSameAim: (left, right) => left.day === right.day && left.staffId === right.staffId,
    drop: (block, { day, staffId = block.staffId }) => {
      if (day === block.day && staffId === block.staffId) return
      onMove(block, { day, staffId, from: block.from, till: block.from + block.lengthSeconds / 60 })
    },
  })
  return { held: held && { block: held.grip, cell: held.aim }, handlers }
}

function cellAt({ clientX, clientY }: Point): Cell | undefined {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]')
  const { day, staff } = found?.dataset ?? {}
  return day === undefined ? undefined : { day, staffId: staff === undefined ? undefined : Number(staff) }
}

export const isOver = (held: HeldOverCell | undefined, day: Day, staffId?: number): boolean =>
  held?.cell.day === day && held.cell.staffId === staffId
