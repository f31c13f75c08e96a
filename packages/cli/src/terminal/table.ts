import { oneLine } from './clean-text.ts'
import { cut, widthOf } from './width.ts'

export interface Column<Row> {
  title: string
  of(row: Row): string
  /** Cut last, because a part of it is of no use: ids, times, names. */
  isKept?: true
  /** Colours a cell after it has been cut and padded. */
  paint?(cell: string, row: Row): string
}

interface TableOptions {
  /** The width that the table must fit into; without one nothing is cut. */
  width: number | undefined
  paintTitle?(title: string): string
}

const gap = 2
/** A column that is cut keeps so much; in a very narrow terminal it keeps less. */
const narrow = 8
const narrowest = 4

/** A table with a header; the widest columns are cut until it fits. */
export function toTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { width, paintTitle = title => title }: TableOptions,
): string {
  const cells = rows.map(row => columns.map(column => oneLine(column.of(row))))
  const widths = fit(
    columns.map(({ title }, index) =>
      Math.max(widthOf(title), ...cells.map(row => widthOf(row[index] ?? ''))),
    ),
    { limit: width, isKept: index => columns[index]?.isKept === true },
  )
  const pad = (text: string, index: number) => {
    const limit = widths[index] ?? 0
    const kept = cut(text, limit)
    return index === columns.length - 1 ? kept : kept + ' '.repeat(limit - widthOf(kept))
  }
  const header = columns.map(({ title }, index) => paintTitle(pad(title, index)))
  const body = cells.map((row, at) =>
    row.map((cell, index) => columns[index]?.paint?.(pad(cell, index), rows[at] as Row) ?? pad(cell, index)),
  )
  return [header, ...body].map(line => line.join(' '.repeat(gap)).trimEnd()).join('\n')
}

interface Fitting {
  limit: number | undefined
  isKept?(index: number): boolean
}

/** Narrows the widest columns until all fit; those that are kept come last. */
function fit(natural: number[], { limit, isKept = () => false }: Fitting): number[] {
  const widths = [...natural]
  const sum = () => widths.reduce((total, each) => total + each, gap * (widths.length - 1))
  const passes = [
    { least: narrow, canNarrow: (index: number) => !isKept(index) },
    { least: narrow, canNarrow: () => true },
    { least: narrowest, canNarrow: () => true },
  ]
  for (const { least, canNarrow } of passes)
    while (limit !== undefined && sum() > limit) {
      const widest = Math.max(...widths.filter((_width, index) => canNarrow(index)))
      if (widest <= least) break
      widths[widths.findIndex((width, index) => width === widest && canNarrow(index))] = widest - 1
    }
  return widths
}
