import { oneLine } from './clean-text.ts'
import { cut, widthOf } from './width.ts'

export interface Column<Row> {
  title: string
  of(row: Row): string
  /** Cut last, because a part of it is of no use: ids, times, names. */
  isKept?: true
  /** A column that is cut keeps so much. */
  least?: number
  /** The table leaves the column out where it is too narrow for all; the highest number goes first. */
  leaves?: number
  /** Colours a cell after it has been cut and padded. */
  paint?(cell: string, row: Row): string
}

interface TableOptions {
  /** The width that the table must fit into; without one nothing is cut. */
  width: number | undefined
  paintTitle?(title: string): string
}

interface Table {
  text: string
  /** The titles of the columns that were left out. */
  left: string[]
}

interface Measured<Row> {
  column: Column<Row>
  cells: string[]
  width: number
}

const gap = 2
const usualLeast = 8
/** In a very narrow terminal a column keeps less. */
const narrowest = 4

/** A table with a header. Columns leave it, and the widest are cut, until it fits. */
export function toTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { width, paintTitle = title => title }: TableOptions,
): Table {
  const all = columns.map(column => measure(column, rows))
  const kept = withoutLeaving(all, width)
  const widths = fit(kept, width)
  const pad = (text: string, index: number) => {
    const limit = widths[index] ?? 0
    const shown = cut(text, limit)
    return index === kept.length - 1 ? shown : shown + ' '.repeat(limit - widthOf(shown))
  }
  const header = kept.map(({ column }, index) => paintTitle(pad(column.title, index)))
  const body = rows.map((row, at) =>
    kept.map(({ column, cells }, index) => {
      const cell = pad(cells[at] ?? '', index)
      return column.paint?.(cell, row) ?? cell
    }),
  )
  return {
    text: [header, ...body].map(line => line.join(' '.repeat(gap)).trimEnd()).join('\n'),
    left: all.filter(each => !kept.includes(each)).map(({ column }) => column.title),
  }
}

function measure<Row>(column: Column<Row>, rows: readonly Row[]): Measured<Row> {
  const cells = rows.map(row => oneLine(column.of(row)))
  return { column, cells, width: Math.max(widthOf(column.title), ...cells.map(widthOf)) }
}

const sum = (widths: number[]) => widths.reduce((total, each) => total + each, gap * (widths.length - 1))

/** What a column needs at least to be of use. */
const needed = <Row>({ column, width }: Measured<Row>) =>
  column.isKept ? width : Math.min(width, column.least ?? usualLeast)

function withoutLeaving<Row>(all: Measured<Row>[], limit: number | undefined): Measured<Row>[] {
  if (limit === undefined || sum(all.map(needed)) <= limit) return all
  const [next] = all
    .filter(({ column }) => column.leaves !== undefined)
    .sort((left, right) => (right.column.leaves ?? 0) - (left.column.leaves ?? 0))
  return next
    ? withoutLeaving(
        all.filter(each => each !== next),
        limit,
      )
    : all
}

/** Narrows the widest columns until all fit; those that are kept come last. */
function fit<Row>(columns: Measured<Row>[], limit: number | undefined): number[] {
  const widths = columns.map(({ width }) => width)
  const passes = [
    { least: needed, canNarrow: (index: number) => !columns[index]?.column.isKept },
    { least: () => usualLeast, canNarrow: () => true },
    { least: () => narrowest, canNarrow: () => true },
  ]
  for (const { least, canNarrow } of passes)
    while (limit !== undefined && sum(widths) > limit) {
      const spare = widths.map((width, index) =>
        canNarrow(index) ? width - least(columns[index] as Measured<Row>) : 0,
      )
      const widest = widths.reduce(
        (best, width, index) => ((spare[index] ?? 0) > 0 && width > (widths[best] ?? 0) ? index : best),
        -1,
      )
      if (widest < 0) break
      widths[widest] = (widths[widest] ?? 0) - 1
    }
  return widths
}
