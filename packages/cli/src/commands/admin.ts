import { InvalidArgumentError } from '@commander-js/extra-typings'
import { type BuildCommand, command, examples, mainCommand } from '../command.ts'
import { UsageError } from '../errors/command-failure.ts'
import { handOver, toArguments } from '../server/hand-over.ts'

export const adminCommand: BuildCommand = () =>
  mainCommand(
    'Makes an operator, or resets a lost second factor, in the database of DATABASE_URL or of FOYER_DATA_DIR.',
  )
    .usage('<command> [options]')
    .addCommand(create())
    .addCommand(resetSecondFactor())
    .addHelpText('after', examples('admin create --email you@example.com'))
    .action(() => {
      throw new UsageError('Say what to do: create or reset-second-factor.')
    })

const create = () =>
  command(
    'create',
    'Make an operator',
    'Makes an operator. The password is that of FOYER_ADMIN_PASSWORD; without it, one is made and shown once.',
  )
    .requiredOption('--email <address>', 'the e-mail address that signs in', parseEmailAddress)
    .option('--name <name>', 'the name of the person; by default the address')
    .addHelpText('after', examples('admin create --email you@example.com --name "Your Name"'))
    .action(options => handOver(['admin', 'create', ...toArguments(options)]))

const resetSecondFactor = () =>
  command(
    'reset-second-factor',
    'Switch off the second factor of a person who lost it',
    'Switches off the second factor of a person who lost it, and ends all sessions of that person; the password stays.',
  )
    .requiredOption('--email <address>', 'the e-mail address of the person', parseEmailAddress)
    .addHelpText('after', examples('admin reset-second-factor --email you@example.com'))
    .action(options => handOver(['admin', 'reset-second-factor', ...toArguments(options)]))

function parseEmailAddress(text: string): string {
  if (!/^[^@\s]+@[^@\s]+$/.test(text)) throw new InvalidArgumentError('must be an e-mail address')
  return text
}
