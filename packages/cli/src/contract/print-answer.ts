import type { Output } from '../terminal/output.ts'
import type { Column } from '../terminal/table.ts'

interface Answer {
  data: unknown
  meta: unknown
}

/** Prints an answer as the server gave it, or its data as a table: a list by rows, a record by fields. */
export function printAnswer(output: Output, { data, meta }: Answer): void {
  if (output.isForPeople && isListOfRecords(data))
    output.list({ data, meta }, columnsOf(data), 'The list is empty.')
  else if (output.isForPeople && isRecord(data)) output.list({ data: Object.entries(data) }, fieldColumns, '')
  else output.say(JSON.stringify({ data, meta }, null, 2))
}

type Row = Record<string, unknown>

const isRecord = (data: unknown): data is Row =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const isListOfRecords = (data: unknown): data is Row[] => Array.isArray(data) && data.every(isRecord)

const inWords = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

const fieldColumns: Column<[name: string, value: unknown]>[] = [
  { title: 'FIELD', isKept: true, of: ([name]) => name },
  { title: 'VALUE', of: ([, value]) => inWords(value) },
]

/** What a row is known by. */
const names = ['id', 'title', 'name']

/** Fields that are empty in every row, lists and objects are left out; the last field leaves a narrow table first. */
const columnsOf = (rows: Row[]): Column<Row>[] =>
  Object.keys(rows[0] ?? {})
    .filter(name => rows.some(row => row[name] !== null && row[name] !== '' && typeof row[name] !== 'object'))
    .map((name, index) => ({
      title: name.toUpperCase(),
      of: (row: Row) => inWords(row[name]),
      ...(names.includes(name) ? { isKept: true as const } : { leaves: index + 1, least: 16 }),
    }))
