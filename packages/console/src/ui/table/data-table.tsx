import './table.css'
import type { ReactNode } from 'react'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LoadFailure } from '../loaded-view.tsx'
import { BulkBar, SelectRest } from './bulk-bar.tsx'
import { type Column, nextSort, type Sort } from './column.ts'
import { ColumnMenu, SortMenu } from './column-menu.tsx'
import { moveBetweenRows } from './move-between-rows.ts'
import { type RowKey, type Selection, useSelecting } from './selection.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableHead } from './table-head.tsx'
import { type RowParts, TableRow } from './table-row.tsx'
import { useColumns } from './use-columns.ts'
import { useReachEnd } from './use-reach-end.ts'
import { VirtualRows } from './virtual-rows.tsx'

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): RowKey
  /** Names a row, for its checkbox. */
  rowTitle(row: Row): string
  /** Where a row leads. The first column becomes the link, and a click anywhere in the row follows it. */
  rowLink?(row: Row): string
  /** Opens a row on this page. */
  onOpen?(row: Row): void
  /** The row that is open at the side. */
  openKey?: RowKey
  sort?: Sort
  onSort?(sort: Sort): void
  isLoading?: boolean
  /** The rows are those of the filter before. They can be read, not selected: they are about to leave. */
  isOutdated?: boolean
  error?: { message: string } | null
  onRetry?(): void
  /** Shown when there are no rows. */
  empty: ReactNode
  /** How many rows there are in all, when more can be loaded. */
  total?: number
  hasMore?: boolean
  isLoadingMore?: boolean
  /** Asks for more rows, when the end comes near. */
  onReachEnd?(): void
  /** Which rows of a long list are near the window. */
  onShown?(rows: { first: number; last: number }): void
  selection?: Selection
  /** Offers to select the rows that are not loaded yet, once all others are selected. */
  selectRest?: { label: string; run(): Promise<void> }
  /** The buttons for the selected rows. */
  bulkActions?: ReactNode
  /** Search and filters, above the table. */
  toolbar?: ReactNode
  /** Keeps the choice of columns under this name; without it the columns can't be chosen. */
  storedAs?: string
}

/** Longer lists show only the rows near the window. */
const plainRows = 60

/** A table of records: sortable, selectable, endless if need be, and a list of cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const t = useTexts('ui')
  const { number } = useFormats()
  const { label, columns, rows, rowKey, selection, sort, onSort, error, isLoading = false } = props
  const { shown, isShown, toggle } = useColumns(columns, props.storedAs)
  const keys = rows.map(rowKey)
  const selecting = useSelecting(selection, keys)
  const end = useReachEnd(props.onReachEnd, {
    isOn: Boolean(props.hasMore) && !props.isLoadingMore && !error,
    length: rows.length,
  })
  const parts: RowParts<Row> = {
    columns: shown,
    rowKey,
    rowTitle: props.rowTitle,
    rowLink: props.rowLink,
    onOpen: props.onOpen,
    openKey: props.openKey,
    selected: selection?.keys,
    canSelect: !props.isOutdated,
    onSelect: selecting.select,
  }
  const isEmpty = rows.length === 0 && !isLoading
  return (
    <div className="data-table">
      {(props.toolbar || props.storedAs) && (
        <div className="table-bar">
          <div className="table-tools">{props.toolbar}</div>
          <div className="table-menus">
            {rows.length > 0 && (
              <span className="table-count">
                {props.hasMore && props.total === undefined
                  ? t.rowsAtLeast(number(rows.length))
                  : number(props.total ?? rows.length)}
              </span>
            )}
            {onSort && <SortMenu columns={columns} sort={sort} onSort={onSort} />}
            {props.storedAs && <ColumnMenu columns={columns} isShown={isShown} onToggle={toggle} />}
          </div>
        </div>
      )}
      {error && <LoadFailure message={error.message} onRetry={props.onRetry} />}
      {isEmpty && !error && props.empty}
      {!isEmpty && (
        <table
          role="table"
          aria-label={label}
          aria-busy={isLoading || props.isOutdated || undefined}
          // The head is a row, too.
          aria-rowcount={props.hasMore ? (props.total ?? -2) + 1 : rows.length + 1}
          onKeyDown={moveBetweenRows}
        >
          <TableHead
            columns={shown}
            sort={sort}
            onSort={onSort && (by => onSort(nextSort(sort, by)))}
            selectAll={
              selection && {
                isOn: selecting.areAllSelected,
                // Before there are rows, the click would select nothing and say nothing.
                canSelect: rows.length > 0 && !props.isOutdated,
                toggle: selecting.selectAll,
              }
            }
          />
          {isLoading && rows.length === 0 ? (
            <SkeletonRows columns={shown.length + (selection ? 1 : 0)} />
          ) : rows.length > plainRows ? (
            <VirtualRows rows={rows} parts={parts} onShown={props.onShown} />
          ) : (
            <tbody role="rowgroup">
              {rows.map((row, index) => (
                <TableRow key={rowKey(row)} row={row} index={index} parts={parts} />
              ))}
            </tbody>
          )}
        </table>
      )}
      {props.hasMore && <div ref={end} className="table-end" />}
      {props.isLoadingMore && (
        <p className="table-more" role="status">
          <span className="spinner" aria-hidden="true" />
          {t.loading}
        </p>
      )}
      {selection && selection.keys.size > 0 && (
        <BulkBar count={selection.keys.size} onClear={() => selection.onChange(new Set())}>
          {selecting.areAllSelected && selection.keys.size < (props.total ?? 0) && props.selectRest && (
            <SelectRest {...props.selectRest} />
          )}
          {props.bulkActions}
        </BulkBar>
      )}
    </div>
  )
}
