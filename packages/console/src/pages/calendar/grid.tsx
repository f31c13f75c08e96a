import { useMemo, useRef } from 'react'
import type { Block, Column } from './blocks.ts'
import { GridColumn } from './grid-column.tsx'
import { TimeAxis } from './time-axis.tsx'
import { useFirstMinuteInView } from './use-first-in-view.ts'
import { type GestureHandlers, useGesture } from './use-gesture.ts'
import type { useNow } from './use-now.ts'

interface GridProps extends GestureHandlers {
  label: string
  columns: Column[]
  blocks: Block[]
  now: ReturnType<typeof useNow>
  /** Whether the blocks are those of these columns, and all of them. */
  isCurrent: boolean
  onOpen(block: Block): void
}

/** Columns of time, one for each person of a day or each day of a week. */
export function Grid({ label, columns, blocks, now, isCurrent, onOpen, ...handlers }: GridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const byKey = useMemo(() => new Map(blocks.map(block => [block.key, block])), [blocks])
  const { held, handlers: pointer } = useGesture({ ...handlers, columns, blocks: byKey, scroller })
  const blocksOf = useBlocksByColumn(columns, blocks)
  const shown = columns.flatMap(({ key }) => blocksOf.get(key) ?? noBlocks)
  useFirstMinuteInView(scroller, { columns, blocks: shown, now, isCurrent })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={scroller} className="calendar-scroll" aria-label={label} tabIndex={0}>
      <div className="calendar-head">
        <span className="calendar-corner" />
        {columns.map(({ key, title, day }) => (
          <span
            key={key}
            className={key === day && day === now.day ? 'calendar-title is-today' : 'calendar-title'}
            title={title}
          >
            {title}
          </span>
        ))}
      </div>
      <div className={held ? 'calendar-body is-held' : 'calendar-body'} {...pointer}>
        <TimeAxis />
        {columns.map(column => (
          <GridColumn
            key={column.key}
            column={column}
            blocks={blocksOf.get(column.key) ?? noBlocks}
            held={isIn(column, held?.range) ? held : undefined}
            heldKey={held && held.grip.kind !== 'select' ? held.grip.block.key : undefined}
            nowMinute={column.day === now.day ? now.minute : undefined}
            mayMove={handlers.mayMove}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  )
}

const noBlocks: Block[] = []

const isIn = (column: Column, place: { staffId: number; day: string } | undefined): boolean =>
  place?.staffId === column.staffId && place.day === column.day

/** A column whose blocks are the same gets the same list, and is not drawn again. */
function useBlocksByColumn(columns: Column[], blocks: Block[]): Map<string, Block[]> {
  return useMemo(() => {
    const found = new Map<string, Block[]>()
    for (const column of columns)
      found.set(
        column.key,
        blocks.filter(block => isIn(column, block)),
      )
    return found
  }, [columns, blocks])
}
