import tab from '@bomb.sh/tab/commander'
import { Command } from '@commander-js/extra-typings'
import { commands } from './commands.ts'
import { namedOperations } from './contract/named-operations.ts'
import { triggers } from './fixtures/triggers.ts'
import type { Surroundings } from './surroundings.ts'

/** Answers what the script of `foyer completion` asks: the words so far, the last of which is completed. */
export async function complete(words: string[], surroundings: Surroundings): Promise<void> {
  const program = new Command('foyer')
  for (const { name, load } of commands) {
    const build = await load()
    const own = words[0] === name ? words.slice(1, -1) : []
    // Words that are not finished yet, such as half of an operation, are no reason to complete nothing.
    const command = await Promise.resolve(own)
      .then(given => build(surroundings, given))
      .catch(() => build(surroundings, ['--help']))
    program.addCommand(command)
  }
  const root = tab(program as unknown as Parameters<typeof tab>[0])
  root.commands.get('call')?.argument('operation', done => {
    for (const { name, operation } of namedOperations) done(name, operation.summary)
  })
  root.commands.get('trigger')?.argument('event', done => {
    for (const { name } of triggers) done(name, '')
  })
  root.parse(words)
}
