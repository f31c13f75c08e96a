import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings'
import { UsageError } from './errors/command-failure.ts'
import { toUsageError } from './errors/usage-errors.ts'
import type { Surroundings } from './surroundings.ts'
import { hasColours, paintFor } from './terminal/colours.ts'
import { columnsOf, widthOf } from './terminal/width.ts'

/** Prose is hard to read in lines that are longer. */
const widestHelp = 110

/** Makes a command and those below it speak and end in our way. `onEntered` learns which command is run. */
export function configure(
  command: CommandUnknownOpts,
  surroundings: Surroundings,
  onEntered: (path: string[]) => void,
  path: string[] = [],
): void {
  const { stdout } = surroundings
  const paint = paintFor(stdout, surroundings)
  command
    .helpCommand(false)
    .enablePositionalOptions()
    .addHelpOption(new Option('-h, --help', 'show this help').helpGroup('Options:'))
    .configureOutput({
      writeOut: text => void stdout.write(text),
      writeErr: () => undefined,
      getOutHelpWidth: () => Math.min(columnsOf(stdout, surroundings) ?? 100, widestHelp),
      getOutHasColors: () => hasColours(stdout, surroundings),
    })
    .configureHelp({
      displayWidth: widthOf,
      styleTitle: title => paint('bold', title),
      showGlobalOptions: false,
      sortOptions: false,
    })
    .exitOverride(error => {
      if (error.exitCode === 0) throw error
      onEntered(path)
      throw toUsageError(error, command)
    })
    .hook('preSubcommand', (_root, child) => refuseEarlyOptions(command, child))
    .hook('preAction', (_root, called) => {
      if (called === command) onEntered(path)
    })
  for (const child of command.commands) configure(child, surroundings, onEntered, [...path, child.name()])
}

/** An option before the name of a subcommand would belong to nobody. */
function refuseEarlyOptions(command: CommandUnknownOpts, child: CommandUnknownOpts): void {
  const early = command.options.find(option => command.getOptionValueSource(option.attributeName()) === 'cli')
  if (early) throw new UsageError(`Write ${early.long} behind ${child.name()}.`)
}
