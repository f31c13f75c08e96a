import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  addAt,
  extendTo,
  type GridSelection,
  movedBy,
  nameOf,
  type Place,
  placesOf,
  selectBlock,
  selectOne,
} from './grid-selection.ts'

interface GridOptions {
  rows: number
  columns: number
  /** Enter, or a double click. */
  onOpen(): void
  /** Delete. */
  onClear(): void
  onCopy(): void
  onPaste(): void
}

/**
 * Selecting in a grid: click and drag, Shift extends, Ctrl adds, arrow keys move. A finger selects one cell after the
 * other, because dragging scrolls.
 */
export function useGrid({ rows, columns, ...actions }: GridOptions) {
  const [selection, setSelection] = useState<GridSelection>()
  const isDragging = useRef(false)
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const stop = () => {
      isDragging.current = false
    }
    window.addEventListener('pointerup', stop)
    return () => window.removeEventListener('pointerup', stop)
  }, [])

  const places = placesOf(selection)
  const chosen = new Set(places.map(nameOf))
  const focus = selection?.focus ?? { row: 0, column: 0 }

  const begin = (place: Place, event: PointerEvent) => {
    if (event.button !== 0) return
    if (event.pointerType === 'touch') return
    isDragging.current = true
    if (event.shiftKey) setSelection(extendTo(selection, place))
    else if (event.ctrlKey || event.metaKey) setSelection(addAt(selection, place))
    else setSelection(selectOne(place))
  }
  const enter = (place: Place) => {
    if (isDragging.current) setSelection(before => extendTo(before, place))
  }
  const tap = (place: Place, event: PointerEvent) => {
    if (event.pointerType === 'touch') setSelection(toggled(places, place))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = movedBy(event.key, focus, { rows, columns })
    if (to) {
      setSelection(event.shiftKey ? extendTo(selection, to) : selectOne(to))
      focusCell(grid.current, to)
    } else if (!actOn(event, actions, () => setSelection(undefined))) return
    event.preventDefault()
  }
  return {
    places,
    table: { ref: grid, role: 'grid', 'aria-multiselectable': true, onKeyDown },
    cell: (place: Place) => ({
      role: 'gridcell',
      'data-place': nameOf(place),
      tabIndex: nameOf(place) === nameOf(focus) ? 0 : -1,
      'aria-selected': chosen.has(nameOf(place)),
      onPointerDown: (event: PointerEvent) => begin(place, event),
      onPointerEnter: () => enter(place),
      onPointerUp: (event: PointerEvent) => tap(place, event),
      onDoubleClick: actions.onOpen,
    }),
    selectRow: (row: number) => setSelection(selectBlock({ row, column: 0 }, { row, column: columns - 1 })),
    selectColumn: (column: number) =>
      setSelection(selectBlock({ row: 0, column }, { row: rows - 1, column })),
    clear: () => setSelection(undefined),
  }
}

function actOn(
  event: KeyboardEvent,
  { onOpen, onClear, onCopy, onPaste }: Omit<GridOptions, 'rows' | 'columns'>,
  leave: () => void,
): boolean {
  const isCommand = event.ctrlKey || event.metaKey
  const action = isCommand
    ? { c: onCopy, v: onPaste }[event.key]
    : { Enter: onOpen, ' ': onOpen, Delete: onClear, Backspace: onClear, Escape: leave }[event.key]
  action?.()
  return action !== undefined
}

function toggled(places: readonly Place[], place: Place): GridSelection | undefined {
  const kept = places.filter(other => nameOf(other) !== nameOf(place))
  if (kept.length === places.length) return { kept, anchor: place, focus: place }
  const last = kept.at(-1)
  return last && { kept, anchor: last, focus: last }
}

const focusCell = (grid: HTMLTableElement | null, place: Place): void =>
  grid?.querySelector<HTMLElement>(`[data-place="${nameOf(place)}"]`)?.focus()
