import { byteOrderMark, toCsv } from '../../data/csv.ts'
import type { PersonalDataExport } from '../../foyer.ts'
import type { ZippedFile } from './zip.ts'

type Row = PersonalDataExport['tables'][number]['rows'][number]

/** What a cell can't hold is written as JSON. */
const toCell = (value: unknown): string | number | null =>
  value === null || value === undefined
    ? null
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : JSON.stringify(value)

/** Rows of one table have the same fields. */
function toTable(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  return toCsv([names, ...rows.map(row => names.map(name => toCell(row[name])))])
}

/** One CSV file for each table that has rows, as spreadsheets open them. */
export const toCsvFiles = ({ tables }: PersonalDataExport): ZippedFile[] =>
  tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => ({ name: `${name}.csv`, text: byteOrderMark + toTable(rows) }))
