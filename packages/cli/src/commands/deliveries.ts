import { Option } from '@commander-js/extra-typings'
import { resourceKinds } from '@foyer/contract'
import { type BuildCommand, command, examples, mainCommand, parseId, parseWholeNumber } from '../command.ts'
import { onServer } from '../connection/connection-options.ts'
import { readConnection } from '../connection/read-connection.ts'
import type { Surroundings } from '../surroundings.ts'
import { parseMoment } from '../terminal/moment.ts'
import { openOutput } from '../terminal/output.ts'
import { deliveryInWords } from '../webhooks/attempt-words.ts'
import { parseDeliveryId } from '../webhooks/delivery-id.ts'
import { deliveryColumns, sameAsStatus } from '../webhooks/delivery-words.ts'
import { openWebhookLog, withPartner } from '../webhooks/webhook-log.ts'

const kinds = [...Object.keys(resourceKinds), 'application', 'test'] as [
  keyof typeof resourceKinds,
  'application',
  'test',
]
const statuses = ['scheduled', 'delivered', 'failed', 'held', 'cancelled'] as const

export const deliveriesCommand: BuildCommand = surroundings =>
  onServer(
    withPartner(
      mainCommand('Lists the deliveries of the last 30 days, the newest first.')
        .usage('[get <id>] [options]')
        .option('--location <id>', 'only of this Location', parseId)
        .option('--application <id>', 'only of this application', parseId)
        .addOption(new Option('--resource <kind>', 'only this kind of record').choices(kinds))
        .option('--record <id>', 'only of the record with this id', parseId)
        .addOption(new Option('--status <status>', 'only with this status').choices(statuses))
        .addOption(sameAsStatus('--outcome <status>').choices(statuses))
        .option('--from <time>', 'created at this time or later, such as 2030-01-31', parseMoment)
        .option('--till <time>', 'created before this time', parseMoment)
        .option('--count <number>', 'how many', parseWholeNumber({ from: 1, to: 300 }), 20)
        .option('--cursor <cursor>', 'continue a list where it ended'),
    ),
  )
    .addCommand(getDelivery(surroundings))
    .addHelpText(
      'after',
      examples(
        'deliveries --status failed',
        'deliveries --location 1 --resource client',
        'deliveries get 42',
      ),
    )
    .action(async options => {
      const connection = await readConnection(options, surroundings)
      const log = await openWebhookLog(connection, options.partner)
      const { application, location, resource, record, from, till, count, cursor } = options
      const { data, meta } = await log.listDeliveries({
        application_id: application,
        location_id: location,
        resource,
        resource_id: record,
        outcome: options.status ?? options.outcome,
        from,
        till,
        count,
        cursor,
      })
      const output = openOutput(surroundings, options)
      output.list({ data, meta }, deliveryColumns(output), 'No deliveries match.')
      const next = meta.next_cursor
      if (output.isForPeople && next) output.say(output.paint('dim', `More: the same with --cursor ${next}`))
    })

const getDelivery = (surroundings: Surroundings) =>
  onServer(
    withPartner(
      command('get', 'Show a delivery with its attempts').argument(
        '<id>',
        'the id of the delivery',
        parseDeliveryId,
      ),
    ),
  )
    .addHelpText('after', examples('deliveries get 42', 'deliveries get dlv_42 -o json'))
    .action(async (delivery_id, options) => {
      const connection = await readConnection(options, surroundings)
      const log = await openWebhookLog(connection, options.partner)
      const answer = await log.getDelivery({ delivery_id })
      const output = openOutput(surroundings, options)
      output.print(answer, delivery => deliveryInWords(output, delivery))
    })
