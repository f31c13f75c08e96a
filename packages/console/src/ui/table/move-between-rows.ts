import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Arrow keys, or j and k, move between rows; x selects the row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const target = event.target as HTMLElement
  const isOnRow = target.matches('.row-opener, .cell-check input')
  if (!isOnRow || event.metaKey || event.ctrlKey || event.altKey) return
  const row = target.closest('tr')
  const step = steps[event.key]
  if (step) {
    const rows = [...event.currentTarget.querySelectorAll('tbody:not(.table-space) > tr')]
    const kind = target.matches('.row-opener') ? '.row-opener' : '.cell-check input'
    const next = rows[rows.indexOf(row as Element) + step]?.querySelector<HTMLElement>(kind)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.closest('tr')?.scrollIntoView({ block: 'nearest' })
  } else if (event.key === 'x' && target.matches('.row-opener')) {
    row?.querySelector<HTMLElement>('.cell-check input')?.click()
  }
}
