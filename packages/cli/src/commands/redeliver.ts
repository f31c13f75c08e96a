import { type BuildCommand, examples, mainCommand } from '../command.ts'
import { onServer } from '../connection/connection-options.ts'
import { readConnection } from '../connection/read-connection.ts'
import { openOutput } from '../terminal/output.ts'
import { parseDeliveryId } from '../webhooks/delivery-id.ts'
import { eventOf } from '../webhooks/delivery-words.ts'
import { openWebhookLog, withPartner } from '../webhooks/webhook-log.ts'

export const redeliverCommand: BuildCommand = surroundings =>
  onServer(
    withPartner(
      mainCommand('Schedules another attempt of a delivery, due at once, with the same webhook-id.').argument(
        '<id>',
        'the id of the delivery',
        parseDeliveryId,
      ),
    ),
  )
    .addHelpText('after', examples('redeliver 42'))
    .action(async (delivery_id, options) => {
      const connection = await readConnection(options, surroundings)
      const log = await openWebhookLog(connection, options.partner)
      const answer = await log.redeliver({ delivery_id })
      openOutput(surroundings, options).print(
        answer,
        delivery =>
          `Redelivery queued: ${eventOf(delivery)} to ${delivery.url}. \`foyer deliveries get ${delivery.id}\` shows the attempt.`,
      )
    })
