import { memo } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { BlockView, GhostView } from './block.tsx'
import type { Block, Column } from './blocks.ts'
import { drawn } from './parts.ts'
import { layOut } from './tracks.ts'
import type { Held } from './use-gesture.ts'

interface GridColumnProps {
  column: Column
  blocks: Block[]
  /** What the pointer holds over this column. */
  held: Held | undefined
  /** The block that is held, wherever its new place is. */
  heldKey: string | undefined
  nowMinute: number | undefined
  mayMove: boolean
  onOpen(block: Block): void
}

export const GridColumn = memo(function GridColumn({
  column,
  blocks,
  held,
  heldKey,
  nowMinute,
  mayMove,
  onOpen,
}: GridColumnProps) {
  const t = useTexts('calendar')
  return (
    <div className="calendar-column" data-column={column.key}>
      {column.hours.map(({ from, till }) => (
        <div key={from} className="calendar-hours" style={{ '--from': from, '--length': till - from }} />
      ))}
      <ul aria-label={t.appointmentsOf(column.title, blocks.length)}>
        {layOut(blocks.map(block => ({ ...block, ...drawn(block) }))).map(block => (
          <BlockView
            key={block.key}
            block={block}
            isHeld={block.key === heldKey}
            mayMove={mayMove}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {held && <GhostView held={held} />}
      {nowMinute !== undefined && <div className="calendar-now" style={{ '--from': nowMinute }} />}
    </div>
  )
}, isSame)

/** Of what is held elsewhere, a column only shows its own block in grey. */
function isSame(before: GridColumnProps, after: GridColumnProps): boolean {
  const isGrey = ({ blocks, heldKey }: GridColumnProps) =>
    heldKey !== undefined && blocks.some(({ key }) => key === heldKey)
  return (
    before.column === after.column &&
    before.blocks === after.blocks &&
    before.held === after.held &&
    isGrey(before) === isGrey(after) &&
    before.nowMinute === after.nowMinute &&
    before.mayMove === after.mayMove &&
    before.onOpen === after.onOpen
  )
}
