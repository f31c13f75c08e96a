import { UsageError } from '../errors/command-failure.ts'
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

/** The option, then the environment, then what is usual: on a terminal text, elsewhere JSON. */
export function openOutput(
  surroundings: Surroundings,
  { output }: { output?: OutputFormat },
  usual: OutputFormat = surroundings.stdout.isTTY ? 'table' : 'json',
): Output {
  const { stdout, env } = surroundings
  const isForPeople = (output ?? readFormat(env.FOYER_OUTPUT) ?? usual) === 'table'
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

function readFormat(text: string | undefined): OutputFormat | undefined {
  if (!text) return undefined
  const format = outputFormats.find(each => each === text)
  if (!format)
    throw new UsageError(`FOYER_OUTPUT must be one of: ${outputFormats.join(', ')}; ${text} is not.`)
  return format
}
