import type { Surroundings } from '../surroundings.ts'
import { type Paint, paintFor } from './colours.ts'
import { type Column, toTable } from './table.ts'
import { columnsOf } from './width.ts'

export const outputFormats = ['json', 'table'] as const
type OutputFormat = (typeof outputFormats)[number]

/** Prints what a command found: JSON for programs, text for people. */
export interface Output {
  isForPeople: boolean
  paint: Paint
  /** Prints a line. */
  say(text: string): void
  /** Prints one thing. */
  print<T>(data: T, toText: (data: T) => string): void
  /** Prints a list; programs get it as the server answered it. */
  list<Row>(rows: readonly Row[], columns: readonly Column<Row>[], none: string, answer?: unknown): void
}

/** On a terminal text is the default, elsewhere JSON. */
export function openOutput(surroundings: Surroundings, { output }: { output?: OutputFormat }): Output {
  const { stdout } = surroundings
  const isForPeople = (output ?? (stdout.isTTY ? 'table' : 'json')) === 'table'
  const paint = paintFor(stdout, surroundings)
  const say = (text: string) => void stdout.write(`${text}\n`)
  const print = <T>(data: T, toText: (data: T) => string) =>
    say(isForPeople ? toText(data) : JSON.stringify(data, null, 2))
  const table = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]) =>
    toTable(rows, columns, {
      width: columnsOf(stdout, surroundings),
      paintTitle: title => paint('bold', title),
    })
  const list: Output['list'] = (rows, columns, none, answer = rows) =>
    print(answer, () => (rows.length === 0 ? none : table(rows, columns)))
  return { isForPeople, paint, say, print, list }
}
