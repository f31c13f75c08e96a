import { useState } from 'react'
import type { Column } from './column.ts'

/** Which columns are shown. The choice is kept in this browser under `name`. */
export function useColumns<Row>(columns: readonly Column<Row>[], name: string | undefined) {
  const key = name && `foyer.columns.${name}`
  const [chosen, setChosen] = useState(() => readChoice(key))
  const isShown = ({ id, isRequired, isHiddenAtFirst }: Column<Row>) =>
    isRequired || (chosen[id] ?? !isHiddenAtFirst)
  const toggle = (column: Column<Row>) => {
    const next = { ...chosen, [column.id]: !isShown(column) }
    setChosen(next)
    if (key) storeChoice(key, next)
  }
  return { shown: columns.filter(isShown), isShown, toggle }
}

function readChoice(key: string | undefined): Record<string, boolean> {
  try {
    const stored: unknown = JSON.parse((key && localStorage.getItem(key)) || '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, boolean>) : {}
  } catch {
    return {}
  }
}

function storeChoice(key: string, choice: Record<string, boolean>): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // Some browsers refuse storage: the choice then lasts until the page is closed.
  }
}
