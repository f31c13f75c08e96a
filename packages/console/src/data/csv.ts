import { saveFile } from './save-file.ts'

type Cell = string | number | null | undefined

/** Excel reads a file as UTF-8 only when it begins with this mark. */
export const byteOrderMark = '\uFEFF'

/** A number, or a phone that may be masked, does nothing even where a program takes it for a formula. */
const isHarmless = (text: string): boolean => /^([+-]?\d+([.,]\d+)?|\+[\d*]+)$/.test(text)

/** Spreadsheets run a text with such a beginning as a formula; an apostrophe makes it text again. */
const withoutFormula = (text: string): string =>
  /^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u.test(text) && !isHarmless(text) ? `'${text}` : text

/** Where Excel divides cells at semicolons, it does so also inside of what is quoted after a comma. */
const withoutFormulas = (text: string): string =>
  text
    .split(/([;\t\r\n])/)
    .map(withoutFormula)
    .join('')

function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  return value ? `"${withoutFormulas(value).replaceAll('"', '""')}"` : ''
}

/** Rows as RFC 4180 wants them. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map(row => `${row.map(toCell).join(',')}\r\n`).join('')

/** Hands a CSV file to the person. */
export const saveCsv = (name: string, parts: readonly string[]): void =>
  saveFile(name, [byteOrderMark, ...parts], 'text/csv')
