import type { CommanderError, CommandUnknownOpts } from '@commander-js/extra-typings'
import { didYouMean } from './closest.ts'
import { UsageError } from './command-failure.ts'

/** Says in our words what commander refused. */
export function toUsageError(error: CommanderError, command: CommandUnknownOpts): UsageError {
  const text = error.message.replace(/^error: /, '')
  const [, quoted = ''] = /'([^']+)'/.exec(text) ?? []
  switch (error.code) {
    case 'commander.unknownOption':
      return new UsageError(`There is no option ${quoted}.${optionLike(quoted, command)}`)
    case 'commander.unknownCommand':
    case 'commander.excessArguments':
      return new UsageError(tooManyWords(command, quoted))
    case 'commander.missingArgument':
      return new UsageError(`<${quoted}> is missing: foyer ${usageOf(command)}`)
    case 'commander.optionMissingArgument':
      return new UsageError(`${flagOf(quoted)} needs a value.`)
    case 'commander.missingMandatoryOptionValue':
      return new UsageError(`${flagOf(quoted)} is required.`)
    case 'commander.invalidArgument':
      return new UsageError(invalidValue(text))
    default:
      return new UsageError(`${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`)
  }
}

function tooManyWords(command: CommandUnknownOpts, quoted: string): string {
  const known = command.commands.map(child => child.name())
  const word = command.args[command.registeredArguments.length] ?? quoted
  if (known.length > 0) return `There is no command ${pathOf(command, word)}.${didYouMean(word, known)}`
  return `${word} is one word too many.`
}

const pathOf = (command: CommandUnknownOpts, word: string) =>
  command.parent ? `${command.name()} ${word}` : word

/** Commander's suggestion isn't used, because it looks at what begins alike only. */
function optionLike(flag: string, command: CommandUnknownOpts): string {
  const long = command.options.flatMap(({ long: name }) => (name ? [name] : []))
  return didYouMean(flag, [...long, '--help'])
}

const flagOf = (flags: string) => /--[\w-]+/.exec(flags)?.[0] ?? flags

/** The three forms in which commander says that a value is wrong; the last part is the sentence of the parser. */
const invalidValues = [
  /^option '(?<what>.+?)' argument '(?<value>[\s\S]*?)' is invalid\. (?<why>[\s\S]*)$/,
  /^option '(?<what>.+?)' value '(?<value>[\s\S]*?)' from env '.*?' is invalid\. (?<why>[\s\S]*)$/,
  /^command-argument value '(?<value>[\s\S]*?)' is invalid for argument '(?<what>.+?)'\. (?<why>[\s\S]*)$/,
]

function invalidValue(text: string): string {
  const found = invalidValues.map(form => form.exec(text)?.groups).find(Boolean)
  if (!found) return text
  const { what = '', value, why = '' } = found
  const name = what.startsWith('-') ? flagOf(what) : `<${what}>`
  const rule = why.replace(/^Allowed choices are /, 'must be one of: ').replace(/\.$/, '')
  return `${name} ${rule}; ${value} is not.`
}

const usageOf = (command: CommandUnknownOpts): string =>
  `${pathNames(command).join(' ')} ${command.usage()}`.replace('[options] ', '').trim()

function pathNames(command: CommandUnknownOpts): string[] {
  const { parent } = command
  return parent ? [...pathNames(parent), command.name()] : []
}
