import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type RowParts, TableRow } from './table-row.tsx'

interface VirtualRowsProps<Row> {
  rows: readonly Row[]
  parts: RowParts<Row>
  onShown?(rows: { first: number; last: number }): void
}

const rowHeight = 45

/** Only the rows near the window; the space of the others is kept free. */
export function VirtualRows<Row>({ rows, parts, onShown }: VirtualRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const top = useTopOf(body)
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: top,
    getItemKey: index => {
      const row = rows[index]
      return row === undefined ? index : parts.rowKey(row)
    },
  })
  const shown = virtual.getVirtualItems()
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0]
  useEffect(() => onShown?.({ first, last }), [onShown, first, last])
  const before = (shown[0]?.start ?? top) - top
  const after = virtual.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return (
    <>
      <Space height={before} />
      <tbody ref={body} role="rowgroup">
        {shown.map(({ index, key }) => {
          const row = rows[index]
          return (
            row !== undefined && (
              <TableRow key={key} ref={virtual.measureElement} row={row} index={index} parts={parts} />
            )
          )
        })}
      </tbody>
      <Space height={after} />
    </>
  )
}

const Space = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" className="table-space">
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  )

/** How far the rows of a table are from the top of the page. */
function useTopOf(body: RefObject<HTMLTableSectionElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const table = body.current?.closest('table')
    if (!table) return
    const measure = () => {
      // On phones the head is out of the flow.
      const head =
        table.tHead && getComputedStyle(table.tHead).position !== 'absolute' ? table.tHead.offsetHeight : 0
      setTop(Math.round(table.getBoundingClientRect().top + window.scrollY + head))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [body])
  return top
}
