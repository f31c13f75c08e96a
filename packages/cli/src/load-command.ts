import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { CommandEntry } from './commands.ts'
import type { Surroundings } from './surroundings.ts'

/** Loads the code of a command. A command that says no more is described by its summary. */
export async function loadCommand(
  { name, summary, load }: CommandEntry,
  surroundings: Surroundings,
  words: string[],
): Promise<CommandUnknownOpts> {
  const build = await load()
  const command = (await build(surroundings, words)).name(name).summary(summary)
  return command.description() ? command : command.description(`${summary}.`)
}
