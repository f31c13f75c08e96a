import { type BuildCommand, command, examples, mainCommand, parseId } from '../command.ts'
import { onServer } from '../connection/connection-options.ts'
import { findLocation, locationHelp } from '../connection/find-location.ts'
import { readConnection } from '../connection/read-connection.ts'
import { UsageError } from '../errors/command-failure.ts'
import { connect } from '../sdk.ts'
import type { Surroundings } from '../surroundings.ts'
import { openOutput } from '../terminal/output.ts'
import { plural } from '../terminal/plural.ts'

export const installationCommand: BuildCommand = surroundings =>
  mainCommand('Shows an installation: your application in a Location.')
    .usage('<command> [options]')
    .addCommand(showStatus(surroundings))
    .addCommand(showTrace(surroundings))
    .addHelpText('after', examples('installation status 1', 'installation trace 1 --location 2'))
    .action(() => {
      throw new UsageError('Say what to show: status or trace.')
    })

const ofApplication = (name: string, summary: string, description: string) =>
  onServer(
    command(name, summary, description)
      .argument('<application-id>', 'your application', parseId)
      .option('--location <id>', locationHelp, parseId),
  )

const showStatus = (surroundings: Surroundings) =>
  ofApplication(
    'status',
    'Show the status, its changes and the payments',
    'Shows the status of an installation, its changes and its payments.',
  )
    .addHelpText('after', examples('installation status 1 --location 1'))
    .action(async (application_id, options) => {
      const connection = await readConnection(options, surroundings)
      const location_id = findLocation(options.location, connection)
      const answer = await connect(connection, 'partner').marketplace.getInstallation({
        location_id,
        application_id,
      })
      openOutput(surroundings, options).print(answer, ({ connection_status: status, logs, payments }) =>
        [
          `Application ${application_id} in Location ${location_id}: ${status.status}`,
          ...(status.confirm_before ? [`Your callback must come before ${status.confirm_before} UTC.`] : []),
          ...logs.map(changeInWords),
          plural(payments.length, 'payment'),
        ].join('\n'),
      )
    })

interface Change {
  changed_at: string
  status_from: string
  status_to: string
  source: string
}

const changeInWords = ({ changed_at, status_from, status_to, source }: Change): string =>
  `${changed_at} UTC  ${status_from} → ${status_to}  by ${source}`

const showTrace = (surroundings: Surroundings) =>
  ofApplication(
    'trace',
    'Show every attempt, and what is still missing',
    'Shows every attempt to install, also those that were refused, and what is still missing.',
  )
    .addHelpText('after', examples('installation trace 1 --location 1'))
    .action(async (application_id, options) => {
      const connection = await readConnection(options, surroundings)
      const location_id = findLocation(options.location, connection)
      const { marketplace } = connect(connection, 'partner')
      const answer = await marketplace.trace({ location_id, application_id })
      const output = openOutput(surroundings, options)
      // Nobody has tried to install what somebody else has made active: its log says how it got there.
      const changes =
        output.isForPeople && answer.data.steps.length === 0
          ? await marketplace.getInstallation({ location_id, application_id }).then(
              ({ data }) => data.logs,
              () => [],
            )
          : []
      output.print(answer, ({ status, steps, missing }) =>
        [
          `Application ${application_id} in Location ${location_id}: ${status}`,
          ...steps.map(({ at, step, answer, message }) =>
            output.paint(answer < 400 ? 'green' : 'red', `${at} UTC  ${step}  ${answer}  ${message}`),
          ),
          ...changes.map(changeInWords),
          ...(missing ? [`Next: ${missing}`] : []),
        ].join('\n'),
      )
    })
