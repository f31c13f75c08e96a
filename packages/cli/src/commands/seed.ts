import { type BuildCommand, examples, mainCommand, parseId, parseWholeNumber } from '../command.ts'
import { handOver, toArguments } from '../server/hand-over.ts'

const parseAmount = parseWholeNumber({ to: 999_999_999 })

export const seedCommand: BuildCommand = () =>
  mainCommand(
    'Fills a sandbox with a world of any size. Clients and appointments are totals, spread over the new Locations, or all put into the one that is named. The same seed and size make the same rows. Run it while no server uses the embedded database.',
  )
    .option(
      '--locations <number>',
      'new Locations (default: 10)',
      parseWholeNumber({ from: 1, to: 999_999_999 }),
    )
    .option('--clients <number>', 'clients (default: 1000)', parseAmount)
    .option('--appointments <number>', 'appointments (default: 1000)', parseAmount)
    .option('--staff <number>', 'team members for each Location (default: 5)', parseAmount)
    .option('--services <number>', 'services for each Location (default: 8)', parseAmount)
    .option('--into <location>', 'the id of a Location to fill, instead of new ones', parseId)
    .option('--owner <user>', 'the id of the user who owns the new Locations (default: 2)', parseId)
    .option('--seed <number>', 'another number makes other rows (default: 1)', parseAmount)
    .addHelpText('after', examples('seed --locations 3 --clients 5000', 'seed --into 1 --appointments 20000'))
    .action(options => handOver(['seed', ...toArguments(options)]))
