import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings'
import manifest from '../package.json' with { type: 'json' }
import { type CommandEntry, commands } from './commands.ts'
import { configure } from './configure.ts'
import { didYouMean } from './errors/closest.ts'
import { UsageError } from './errors/command-failure.ts'
import { exitCodes } from './errors/exit-codes.ts'
import { explainError } from './errors/explain-error.ts'
import { loadCommand } from './load-command.ts'
import type { Surroundings } from './surroundings.ts'
import { paintFor } from './terminal/colours.ts'

/** Runs a command and returns its exit code. */
export async function run(words: string[], surroundings: Surroundings): Promise<number> {
  const asked = toHelpOption(words)
  const path: string[] = []
  try {
    if (words[0] === 'complete' && words[1] === '--') {
      await (await import('./complete.ts')).complete(words.slice(2), surroundings)
      return exitCodes.ok
    }
    const program = await buildProgram(asked, surroundings, path)
    requireKnownHelp(program, asked)
    await program.parseAsync(asked, { from: 'user' })
    return surroundings.signal.aborted ? exitCodes.interrupted : (surroundings.exitCode ?? exitCodes.ok)
  } catch (error) {
    return fail(error, surroundings, path)
  }
}

/** `foyer help call` asks the same as `foyer call --help`. */
const toHelpOption = ([first, ...rest]: string[]): string[] => {
  if (first === undefined) return ['--help']
  return first === 'help' ? [...rest, '--help'] : [first, ...rest]
}

const commandIn = (words: string[]) => words.find(word => !word.startsWith('-'))

export const findEntry = (words: string[]): CommandEntry | undefined =>
  commands.find(({ name }) => name === commandIn(words))

/** The whole command line, with the code of the one command that is called. */
async function buildProgram(
  words: string[],
  surroundings: Surroundings,
  path: string[],
): Promise<CommandUnknownOpts> {
  const program = new Command('foyer')
    .description('The command line of Foyer: run a server, call its API, and work on webhooks.')
    .usage('<command> [options]')
    .version(manifest.version, '-V, --version', 'print the version')
    .addHelpText(
      'after',
      '\nBegin with a sandbox: `foyer start`, then `foyer doctor` in another terminal.\n`foyer <command> --help` says more about a command.',
    )
  const called = findEntry(words)
  const word = commandIn(words)
  if (called) path.push(called.name)
  else if (word) throw new UsageError(`There is no command ${word}.${commandLike(word)}`)
  for (const entry of commands) {
    const command =
      entry === called
        ? await loadCommand(entry, surroundings, words.slice(words.indexOf(entry.name) + 1))
        : new Command(entry.name).summary(entry.summary)
    program.addCommand(command.helpGroup(entry.group))
  }
  configure(program, surroundings, entered => path.splice(0, path.length, ...withOperation(entered, words)))
  return program
}

const commandLike = (word: string): string =>
  word === 'version'
    ? ' Did you mean --version?'
    : didYouMean(
        word,
        commands.map(({ name }) => name),
      )

/** Commander would show the help of `deliveries` for `help deliveries gt`. */
function requireKnownHelp(program: CommandUnknownOpts, words: string[]): void {
  const [name, word] = words
  const children = program.commands.find(command => command.name() === name)?.commands ?? []
  if (
    children.length === 0 ||
    !word ||
    word.startsWith('-') ||
    !words.some(each => /^(-h|--help)$/.test(each))
  )
    return
  const known = children.map(child => child.name())
  if (!known.includes(word))
    throw new UsageError(`There is no command ${name} ${word}.${didYouMean(word, known)}`)
}

/** The help of `call` is that of its operation. */
function withOperation(path: string[], words: string[]): string[] {
  const operation = words[1]
  return path[0] === 'call' && operation && !operation.startsWith('-') ? ['call', operation] : path
}

async function fail(error: unknown, surroundings: Surroundings, path: string[]): Promise<number> {
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.ok
  const { env, stderr, signal } = surroundings
  if (signal.aborted) return exitCodes.interrupted
  const { lines, exitCode } = await explainError(error, { isDebugging: Boolean(env.FOYER_DEBUG) })
  const paint = paintFor(stderr, surroundings)
  const help = ['foyer', ...path, '--help'].join(' ')
  const more = exitCode === exitCodes.usage ? [`\`${help}\` says more.`] : []
  const [first = '', ...others] = lines
  stderr.write(`${[paint('red', first), ...others, ...more].join('\n')}\n`)
  return exitCode
}
