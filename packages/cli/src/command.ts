import {
  Command,
  type CommandUnknownOpts,
  InvalidArgumentError,
  Option,
  type OptionValues,
} from '@commander-js/extra-typings'
import type { Surroundings } from './surroundings.ts'
import { outputFormats } from './terminal/output.ts'

/** Builds a command. The words after its name are there for `call`, whose options depend on the operation. */
export type BuildCommand = (
  surroundings: Surroundings,
  words: string[],
) => CommandUnknownOpts | Promise<CommandUnknownOpts>

/** Begins a command of commands.ts, which gives it its name and its summary. */
export const mainCommand = (description = '') => new Command().description(description)

/** Begins a command below another one, with what its help says. */
export const command = (name: string, summary: string, description = `${summary}.`) =>
  new Command(name).summary(summary).description(description)

/** Examples are lines of `command  # what it does`; those that begin with a variable name `foyer` themselves. */
export const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map(line => (/^[A-Z_]+=/.test(line) ? `  ${line}` : `  foyer ${line}`)).join('\n')}`

export const withOutput = <Args extends unknown[], Options extends OptionValues>(
  command: Command<Args, Options>,
  usual = 'table on a terminal, else json',
) =>
  command.addOption(
    new Option('-o, --output <format>', `by default ${usual} (FOYER_OUTPUT)`).choices(outputFormats),
  )

/** Parses a whole number within bounds. */
export const parseWholeNumber =
  ({ from = 0, to = Number.MAX_SAFE_INTEGER }: { from?: number; to?: number } = {}) =>
  (text: string): number => {
    const number = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN
    if (!(number >= from && number <= to))
      throw new InvalidArgumentError(
        to === Number.MAX_SAFE_INTEGER
          ? `must be a whole number, at least ${from}`
          : `must be a whole number from ${from} to ${to}`,
      )
    return number
  }

/** The id of a record, a Location or a delivery. */
export const parseId = parseWholeNumber({ from: 1 })
