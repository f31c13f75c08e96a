import { type MouseEvent, useRef } from 'react'

export type RowKey = string | number

export interface Selection {
  keys: ReadonlySet<RowKey>
  onChange(keys: ReadonlySet<RowKey>): void
}

/** Selects rows one by one, all at once, or up to a row with Shift. */
export function useSelecting(selection: Selection | undefined, keys: readonly RowKey[]) {
  const last = useRef<RowKey>(undefined)
  const select = (key: RowKey, isOn: boolean, event: Pick<MouseEvent, 'shiftKey'>) => {
    const next = new Set(selection?.keys)
    const from = last.current === undefined ? -1 : keys.indexOf(last.current)
    const to = keys.indexOf(key)
    const range = event.shiftKey && from >= 0 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key]
    for (const one of range) isOn ? next.add(one) : next.delete(one)
    last.current = key
    selection?.onChange(next)
  }
  const areAllSelected = keys.length > 0 && keys.every(key => selection?.keys.has(key))
  const selectAll = () => selection?.onChange(areAllSelected ? new Set() : new Set(keys))
  return { select, selectAll, areAllSelected }
}
