import tab from '@bomb.sh/tab/commander'
import { Command } from '@commander-js/extra-typings'
import { allChecks } from '@foyer/endpoint-checks'
import { commands } from './commands.ts'
import { readProfiles, sandboxProfile } from './connection/profiles.ts'
import { namedOperations } from './contract/named-operations.ts'
import { loadCommand } from './load-command.ts'
import { shippedNames } from './steps/load-steps.ts'
import { triggers } from './steps/triggers.ts'
import type { Surroundings } from './surroundings.ts'

/** Answers what the script of `foyer completion` asks: the words so far, the last of which is completed. */
export async function complete(words: string[], surroundings: Surroundings): Promise<void> {
  const program = new Command('foyer').helpCommand('help [command]', 'Show the help of a command')
  for (const entry of commands) {
    const own = words[0] === entry.name ? words.slice(1, -1) : []
    // Words that are not finished yet, such as half of an operation, are no reason to complete nothing.
    const command = await loadCommand(entry, surroundings, own).catch(() =>
      loadCommand(entry, surroundings, ['--help']),
    )
    program.addCommand(command.description(entry.summary))
  }
  const root = tab(program as unknown as Parameters<typeof tab>[0])
  // The library adds the command by which the scripts ask.
  root.commands.delete('complete')
  const events = triggers.map(({ name }): Value => [name])
  const operations = namedOperations.map(({ name, operation }): Value => [name, operation.summary])
  root.commands.get('call')?.argument('operation', offer(operations))
  root.commands.get('trigger')?.argument('event', offer(events))
  const checks = allChecks.map(({ name, production }): Value => [name, production])
  const profiles = [...Object.keys(await namesOfProfiles(surroundings)), sandboxProfile]
  const values: Record<string, Value[]> = {
    'check-endpoint only': checks,
    'check-endpoint skip': checks,
    'check-endpoint event': events,
    'listen events': events,
    'trigger steps': shippedNames.map(name => [name]),
  }
  for (const [path, command] of root.commands)
    for (const [name, { description, alias }] of command.options) {
      const known = name === 'profile' ? profiles.map((each): Value => [each]) : values[`${path} ${name}`]
      if (known) command.option(name, description, offer(known), alias)
    }
  root.parse(words)
}

type Value = [value: string, description?: string]

const offer = (values: Value[]) => (done: (value: string, description: string) => void) => {
  for (const [value, description = ''] of values) done(value, description)
}

/** A file that cannot be read is no reason to complete nothing. */
const namesOfProfiles = (surroundings: Surroundings) =>
  readProfiles(surroundings).then(
    ({ profiles }) => profiles,
    () => ({}),
  )
