import { Argument } from '@commander-js/extra-typings'
import { resourceKinds } from '@foyer/contract'
import { type BuildCommand, examples, mainCommand, parseId } from '../command.ts'
import { onServer } from '../connection/connection-options.ts'
import { findLocation, locationHelp } from '../connection/find-location.ts'
import { readConnection } from '../connection/read-connection.ts'
import { openOutput } from '../terminal/output.ts'
import { explanationsInWords } from '../webhooks/explanation-words.ts'
import { openWebhookLog, withPartner } from '../webhooks/webhook-log.ts'

const kinds = Object.keys(resourceKinds) as (keyof typeof resourceKinds)[]

export const explainCommand: BuildCommand = surroundings =>
  onServer(
    withPartner(
      mainCommand(
        'Says in sentences, for the last ten changes of a record, why each of your endpoints and listeners got the event or not.',
      )
        .addArgument(new Argument('<resource>', 'the kind of record').choices(kinds))
        .argument('<record-id>', 'the id of the record', parseId)
        .option('--location <id>', locationHelp, parseId)
        .option('--application <id>', 'only for this application', parseId),
    ),
  )
    .addHelpText('after', examples('explain client 1000', 'explain record 5 --location 1 --application 1'))
    .action(async (resource, resource_id, options) => {
      const connection = await readConnection(options, surroundings)
      const log = await openWebhookLog(connection, options.partner)
      const answer = await log.explain({
        location_id: findLocation(options.location, connection),
        resource,
        resource_id,
        application_id: options.application,
      })
      const output = openOutput(surroundings, options)
      output.print(answer, explanations => explanationsInWords(output, resource, explanations))
    })
