import { Option } from '@commander-js/extra-typings'
import { type BuildCommand, examples, mainCommand, parseId } from '../command.ts'
import { onServer } from '../connection/connection-options.ts'
import { findLocation, locationHelp } from '../connection/find-location.ts'
import { readConnection } from '../connection/read-connection.ts'
import { CommandFailure, UsageError } from '../errors/command-failure.ts'
import { confirm } from '../terminal/ask.ts'
import { parseMoment } from '../terminal/moment.ts'
import { openOutput } from '../terminal/output.ts'
import { plural } from '../terminal/plural.ts'
import { openProgress } from '../terminal/progress.ts'
import { sameAsStatus } from '../webhooks/delivery-words.ts'
import { countRange, replayRange, usualOutcomes } from '../webhooks/replay-range.ts'
import { openWebhookLog, withPartner } from '../webhooks/webhook-log.ts'

const statuses = ['delivered', 'failed', 'held', 'cancelled'] as const
/** From this many deliveries on, a replay asks first. */
const many = 10

export const replayCommand: BuildCommand = surroundings =>
  onServer(
    withPartner(
      mainCommand(
        `Sends a range of deliveries of one Location again, in the order of its changes. It asks first when there are ${many} or more.`,
      )
        .option('--location <id>', locationHelp, parseId)
        .option('--from-sequence <number>', 'the first event, as `foyer events` numbers them', parseId)
        .option('--to-sequence <number>', 'the last event', parseId)
        .option('--from <time>', 'created at this time or later, such as 2030-01-31', parseMoment)
        .option('--till <time>', 'created before this time', parseMoment)
        .addOption(
          new Option('--status <status...>', 'with these statuses; by default failed and held').choices(
            statuses,
          ),
        )
        .addOption(sameAsStatus('--outcome <status...>').choices(statuses))
        .option('-y, --yes', 'do not ask'),
    ),
  )
    .addHelpText(
      'after',
      examples(
        'replay --from-sequence 10 --to-sequence 20',
        'replay --location 1 --from 2030-01-31 --status failed --yes',
      ),
    )
    .action(async options => {
      const { fromSequence, toSequence, from, till, outcome, status = outcome } = options
      if (!(fromSequence ?? toSequence ?? from ?? till))
        throw new UsageError(
          'Which range? Name it with --from-sequence and --to-sequence, or --from and --till.',
        )
      const connection = await readConnection(options, surroundings)
      const range = {
        location_id: findLocation(options.location, connection),
        from_sequence: fromSequence,
        to_sequence: toSequence,
        from,
        till,
        outcomes: status as (typeof statuses)[number][] | undefined,
      }
      const log = await openWebhookLog(connection, options.partner)
      const { signal } = surroundings
      if (!options.yes) {
        const count = await countRange(log, range, { limit: many, signal })
        const question = `Send ${count < many ? count : `${many} or more`} deliveries of Location ${range.location_id} again?`
        if (count >= many && !(await confirm(surroundings, question)))
          throw new CommandFailure('Nothing was sent.')
      }
      const progress = openProgress(surroundings, 'deliveries')
      const data = await replayRange(log, range, { onProgress: progress.show, signal })
      progress.end()
      openOutput(surroundings, options).print({ data }, result => inWords(result, range.outcomes))
    })

function inWords(
  { scheduled, remaining }: { scheduled: number; remaining: number },
  outcomes: readonly string[] = usualOutcomes,
): string {
  if (scheduled === 0 && remaining === 0)
    return `Nothing is sent again: no delivery that is ${outcomes.join(' or ')} is in this range. --status names others.`
  const said = `${plural(scheduled, 'delivery is', 'deliveries are')} scheduled`
  return remaining > 0 ? `${said}; ${remaining} cannot be sent now.` : `${said}.`
}
