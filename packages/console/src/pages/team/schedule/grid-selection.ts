/** A cell of the grid by its place. */
export interface Place {
  row: number
  column: number
}

export interface GridSelection {
  /** Chosen earlier, with Ctrl. */
  kept: readonly Place[]
  /** A rectangle from where it began to where it is now. */
  anchor: Place
  focus: Place
}

export const selectOne = (place: Place): GridSelection => ({ kept: [], anchor: place, focus: place })

export const extendTo = (selection: GridSelection | undefined, focus: Place): GridSelection =>
  selection ? { ...selection, focus } : selectOne(focus)

/** Begins a further rectangle, beside what is chosen already. */
export const addAt = (selection: GridSelection | undefined, place: Place): GridSelection => ({
  kept: placesOf(selection),
  anchor: place,
  focus: place,
})

export const selectBlock = (anchor: Place, focus: Place): GridSelection => ({ kept: [], anchor, focus })

/** Every chosen cell once, row by row. */
export function placesOf(selection: GridSelection | undefined): Place[] {
  if (!selection) return []
  const { kept, anchor, focus } = selection
  const found = new Map(kept.map(place => [nameOf(place), place]))
  for (const row of between(anchor.row, focus.row))
    for (const column of between(anchor.column, focus.column))
      found.set(nameOf({ row, column }), { row, column })
  return [...found.values()].sort((left, right) => left.row - right.row || left.column - right.column)
}

export const nameOf = ({ row, column }: Place): string => `${row}.${column}`

function between(left: number, right: number): number[] {
  const from = Math.min(left, right)
  return Array.from({ length: Math.abs(left - right) + 1 }, (_, index) => from + index)
}

const moves: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Where a key leads from here, inside of the grid; undefined for any other key. */
export function movedBy(
  key: string,
  from: Place,
  size: { rows: number; columns: number },
): Place | undefined {
  if (key === 'Home') return { ...from, column: 0 }
  if (key === 'End') return { ...from, column: size.columns - 1 }
  const move = moves[key]
  if (!move) return undefined
  const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  return {
    row: clamp(from.row + move[0], size.rows),
    column: clamp(from.column + move[1], size.columns),
  }
}
