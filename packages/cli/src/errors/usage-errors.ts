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
      return new UsageError(wrongChoice(command) ?? `<${quoted}> is missing: foyer ${usageOf(command)}`)
    case 'commander.optionMissingArgument':
      return new UsageError(`${flagOf(quoted)} needs a value.`)
    case 'commander.missingMandatoryOptionValue':
      return new UsageError(`${flagOf(quoted)} is required.`)
    case 'commander.invalidArgument':
      return new UsageError(invalidValue(text, command))
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

/** Our options, each with what other programs call it. */
const synonyms = [
  'count limit max number n',
  'location company salon id',
  'output format',
  'input data body d',
  'api-url url server',
  'partner-token token',
  'from since',
  'till until to',
  'forward-to to',
  'follow tail watch',
  'events event',
  'yes force',
].map(names => names.split(' '))

function synonymOf(flag: string, known: string[]): string | undefined {
  const name = flag.replace(/^-+/, '')
  const meant = synonyms.filter(([, ...others]) => others.includes(name)).map(([own]) => `--${own}`)
  return meant.find(each => known.includes(each))
}

/** Commander's suggestion isn't used, because it looks at what begins alike only. */
function optionLike(flag: string, command: CommandUnknownOpts): string {
  const known = [...command.options.flatMap(({ long, short }) => [long, short]), '--help', '-h'].filter(
    name => name !== undefined,
  )
  const synonym = synonymOf(flag, known)
  if (synonym) return ` Did you mean ${synonym}?`
  if (flag.startsWith('--'))
    return didYouMean(
      flag,
      known.filter(name => name.startsWith('--')),
    )
  const inOtherCase = known.find(name => name.toLowerCase() === flag.toLowerCase())
  return inOtherCase ? ` Did you mean ${inOtherCase}?` : ''
}

const flagOf = (flags: string) => /--[\w-]+/.exec(flags)?.[0] ?? flags

/** The three forms in which commander says that a value is wrong; the last part is the sentence of the parser. */
const invalidValues = [
  /^option '(?<what>.+?)' argument '(?<value>[\s\S]*?)' is invalid\. (?<why>[\s\S]*)$/,
  /^option '(?<what>.+?)' value '(?<value>[\s\S]*?)' from env '.*?' is invalid\. (?<why>[\s\S]*)$/,
  /^command-argument value '(?<value>[\s\S]*?)' is invalid for argument '(?<what>.+?)'\. (?<why>[\s\S]*)$/,
]

function invalidValue(text: string, command: CommandUnknownOpts): string {
  const found = invalidValues.map(form => form.exec(text)?.groups).find(Boolean)
  if (!found) return text
  const { what = '', value, why = '' } = found
  const name = what.startsWith('-') ? flagOf(what) : `<${what}>`
  const rule = why.replace(/^Allowed choices are /, 'must be one of: ').replace(/\.$/, '')
  const { argChoices = [] } =
    [...command.options, ...command.registeredArguments].find(each =>
      'flags' in each ? each.flags === what : each.name() === what,
    ) ?? {}
  return `${name} ${rule}; ${value} is not.${didYouMean(value ?? '', argChoices)}`
}

/** Where a word is missing, an earlier one may be wrong, and commander looks at that later. */
function wrongChoice({ registeredArguments, args }: CommandUnknownOpts): string | undefined {
  const wrong = registeredArguments.findIndex(
    ({ argChoices }, index) => args[index] !== undefined && argChoices && !argChoices.includes(args[index]),
  )
  const { argChoices = [] } = registeredArguments[wrong] ?? {}
  const value = args[wrong] ?? ''
  return wrong < 0
    ? undefined
    : `<${registeredArguments[wrong]?.name()}> must be one of: ${argChoices.join(', ')}; ${value} is not.${didYouMean(value, argChoices)}`
}

const usageOf = (command: CommandUnknownOpts): string =>
  `${pathNames(command).join(' ')} ${command.usage()}`.replace('[options] ', '').trim()

function pathNames(command: CommandUnknownOpts): string[] {
  const { parent } = command
  return parent ? [...pathNames(parent), command.name()] : []
}
