import { type BuildCommand, command, examples, mainCommand } from '../command.ts'
import { UsageError } from '../errors/command-failure.ts'
import { handOver } from '../server/hand-over.ts'

export const keysCommand: BuildCommand = () =>
  mainCommand('The keys with which a server seals the secrets that it stores.')
    .usage('<command> [options]')
    .addCommand(
      command('new', 'Print a fresh key and its id')
        .addHelpText('after', examples('keys new'))
        .action(() => handOver(['keys', 'new'])),
    )
    .addCommand(
      command(
        'status',
        'Tell how many values each key holds',
        'Tells how many stored values each key holds, and which key may go. The exit code is 0 when nothing is left to do.',
      )
        .addHelpText('after', examples('keys status'))
        .action(() => handOver(['keys', 'status'])),
    )
    .addCommand(
      command(
        'rotate',
        'Seal everything anew with FOYER_SECRET_KEY',
        'Seals everything anew with FOYER_SECRET_KEY while servers run; it may be interrupted and run again.',
      )
        .addHelpText('after', examples('keys rotate'))
        .action(() => handOver(['keys', 'rotate'])),
    )
    .addCommand(
      command('forget', 'Give up what a lost key sealed')
        .argument('<key-id>', 'the id of the lost key, as keys status shows it')
        .addHelpText('after', examples('keys forget 1a2b3c4d'))
        .action(keyId => handOver(['keys', 'forget', keyId])),
    )
    .addHelpText('after', examples('keys status', 'keys rotate'))
    .action(() => {
      throw new UsageError('Say what to do: new, status, rotate or forget.')
    })
