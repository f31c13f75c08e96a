import { UsageError } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'
import { type Paint, paintFor } from './colours.ts'
import { type Column, toTable } from './table.ts'
import { columnsOf } from './width.ts'

export const outputFormats = ['json', 'table'] as const
type OutputFormat = (typeof outputFormats)[number]

/** What the API answered; commands that ask nobody have data alone. */
interface Answer<T> {
  data: T
  meta?: unknown
}

/** Prints what a command found: JSON with `data` and `meta` for programs, text for people. */
export interface Output {
  isForPeople: boolean
  paint: Paint
  /** The width of the terminal, if there is one. */
  width: number | undefined
  /** Prints a line. */
  say(text: string): void
  /** Prints one thing. */
  print<T>(answer: Answer<T>, toText: (data: T) => string): void
  /** Prints a list. */
  list<Row>(answer: Answer<readonly Row[]>, columns: readonly Column<Row>[], none: string): void
}

/** More columns that were left out are counted instead. */
const maxNamed = 6

/** The option, then the environment, then what is usual: on a terminal text, elsewhere JSON. */
export function openOutput(
  surroundings: Surroundings,
  { output }: { output?: OutputFormat },
  usual: OutputFormat = surroundings.stdout.isTTY ? 'table' : 'json',
): Output {
  const { stdout, stderr, env } = surroundings
  const isForPeople = (output ?? readFormat(env.FOYER_OUTPUT) ?? usual) === 'table'
  const paint = paintFor(stdout, surroundings)
  const say = (text: string) => void stdout.write(`${text}\n`)
  const width = columnsOf(stdout, surroundings)
  const print: Output['print'] = ({ data, meta }, toText) =>
    say(isForPeople ? toText(data) : JSON.stringify({ data, meta }, null, 2))
  const list: Output['list'] = (answer, columns, none) => {
    const { data: rows } = answer
    if (!isForPeople || rows.length === 0) return print(answer, () => none)
    const { text, left } = toTable(rows, columns, { width, paintTitle: title => paint('bold', title) })
    say(text)
    if (left.length > 0) {
      const named = left.length > maxNamed ? `${left.length} of the columns` : left.join(', ')
      const note = `Too narrow for ${named}: a wider terminal or -o json shows all.`
      stderr.write(`${paintFor(stderr, surroundings)('dim', note)}\n`)
    }
  }
  return { isForPeople, paint, width, say, print, list }
}

function readFormat(text: string | undefined): OutputFormat | undefined {
  if (!text) return undefined
  const format = outputFormats.find(each => each === text)
  if (!format)
    throw new UsageError(`FOYER_OUTPUT must be one of: ${outputFormats.join(', ')}; ${text} is not.`)
  return format
}
