import type { Output } from '../terminal/output.ts'

interface Answer {
  data: unknown
  meta: unknown
}

/** More columns than these fit into no terminal. */
const maxColumns = 8

/** Prints an answer as the server gave it, or its data as a table. */
export function printAnswer(output: Output, { data, meta }: Answer): void {
  if (!output.isForPeople || !isListOfRecords(data)) output.say(JSON.stringify({ data, meta }, null, 2))
  else output.list({ data, meta }, columnsOf(data), 'The list is empty.')
}

type Row = Record<string, unknown>

const isListOfRecords = (data: unknown): data is Row[] =>
  Array.isArray(data) && data.every(each => typeof each === 'object' && each !== null && !Array.isArray(each))

const columnsOf = ([first = {}]: Row[]) =>
  Object.entries(first)
    .filter(([, value]) => value === null || typeof value !== 'object')
    .slice(0, maxColumns)
    .map(([name]) => ({ title: name.toUpperCase(), of: (row: Row) => String(row[name] ?? '') }))
