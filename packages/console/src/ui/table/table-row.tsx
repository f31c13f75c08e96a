import type { MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { useListState } from '../back.tsx'
import { classesOf } from '../classes-of.ts'
import type { Column } from './column.ts'
import type { RowKey } from './selection.ts'
import { classOf } from './table-head.tsx'

export interface RowParts<Row> {
  columns: readonly Column<Row>[]
  rowKey(row: Row): RowKey
  rowTitle(row: Row): string
  rowLink: ((row: Row) => string) | undefined
  onOpen: ((row: Row) => void) | undefined
  openKey: RowKey | undefined
  selected: ReadonlySet<RowKey> | undefined
  canSelect: boolean
  onSelect(key: RowKey, isOn: boolean, event: Pick<MouseEvent, 'shiftKey'>): void
}

interface TableRowProps<Row> {
  row: Row
  index: number
  parts: RowParts<Row>
  ref?: Ref<HTMLTableRowElement>
}

export function TableRow<Row>({ row, index, parts, ref }: TableRowProps<Row>) {
  const t = useTexts('ui')
  const { columns, selected, openKey, onOpen, rowLink } = parts
  const key = parts.rowKey(row)
  const canOpen = onOpen !== undefined || rowLink !== undefined
  return (
    // The roles are written out, because Safari forgets them when a phone shows rows as cards.
    <tr
      ref={ref}
      role="row"
      // The head is the first row.
      aria-rowindex={index + 2}
      data-index={index}
      className={classesOf({
        'row-opens': canOpen,
        'row-open': openKey === key,
        'row-selected': selected?.has(key),
      })}
      onClick={canOpen ? followRow : undefined}
    >
      {selected && (
        <td role="cell" className="cell-check">
          <input
            type="checkbox"
            aria-label={t.selectNamed(parts.rowTitle(row))}
            checked={selected.has(key)}
            disabled={!parts.canSelect}
            onChange={() => undefined}
            onClick={event => parts.onSelect(key, event.currentTarget.checked, event)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id} role="cell" data-title={column.title} className={classOf('cell', column)}>
          {place === 0 && canOpen ? (
            <Opener row={row} parts={parts}>
              {column.cell(row)}
            </Opener>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

function Opener<Row>({ row, parts, children }: { row: Row; parts: RowParts<Row>; children: ReactNode }) {
  const { rowLink, onOpen } = parts
  const state = useListState()
  return rowLink ? (
    <Link className="row-opener" to={rowLink(row)} state={state}>
      {children}
    </Link>
  ) : (
    <button type="button" className="row-opener" onClick={() => onOpen?.(row)}>
      {children}
    </button>
  )
}

/** A click anywhere in a row opens it, except on what has a use of its own or while text is being selected. */
function followRow(event: MouseEvent<HTMLTableRowElement>): void {
  const target = event.target as Element
  if (target.closest('a, button, input, select, label, [role="menu"], .cell-check')) return
  if (window.getSelection()?.type === 'Range') return
  const opener = event.currentTarget.querySelector<HTMLElement>('.row-opener')
  if ((event.metaKey || event.ctrlKey) && opener instanceof HTMLAnchorElement) window.open(opener.href)
  else opener?.click()
}
