import { Option } from '@commander-js/extra-typings'
import { type BuildCommand, command, examples, mainCommand, parseId } from '../command.ts'
import { onServer } from '../connection/connection-options.ts'
import { readConnection } from '../connection/read-connection.ts'
import { UsageError } from '../errors/command-failure.ts'
import { openLink } from '../listening/link.ts'
import { logLine } from '../listening/listening-words.ts'
import { connect } from '../sdk.ts'
import type { Surroundings } from '../surroundings.ts'
import { openOutput } from '../terminal/output.ts'
import { tellOn } from '../terminal/tell.ts'

export const logsCommand: BuildCommand = surroundings =>
  mainCommand()
    .usage('<command> [options]')
    .addCommand(tail(surroundings))
    .addHelpText('after', examples('logs tail'))
    .action(() => {
      throw new UsageError('Say what to do: tail.')
    })

const tail = (surroundings: Surroundings) =>
  onServer(
    command(
      'tail',
      'Print requests and attempts as they happen',
      'Prints the requests of your partner account and the attempts of its deliveries as they happen, until Ctrl-C, with real times in UTC. JSON has one of them on each line.',
    )
      .addOption(new Option('--kind <kind>', 'only these').choices(['request', 'attempt'] as const))
      .addOption(
        new Option('--status <class>', 'only with such a status; none: no response').choices([
          '2xx',
          '3xx',
          '4xx',
          '5xx',
          'none',
        ] as const),
      )
      .option('--location <id>', 'only of this Location', parseId)
      .option('--path <prefix>', 'only requests whose path begins so'),
  )
    .addHelpText(
      'after',
      examples('logs tail', 'logs tail --kind request --status 4xx', 'logs tail --path /api/v1/records'),
    )
    .action(async options => {
      const connection = await readConnection(options, surroundings)
      const { logs } = connect(connection, 'partner')
      const output = openOutput(surroundings, options)
      const { kind, status, location, path } = options
      const filter = { kind, status_class: status, location_id: location, path_prefix: path }
      const { signal } = surroundings
      const tell = tellOn(surroundings)
      const link = openLink(connection.apiUrl, tell)
      for await (const { data } of logs.stream(filter, { signal, onLost: link.onLost })) {
        if (data.type === 'ready') tell(link.onReady() ? 'Connected again.' : 'Ready. Ctrl-C ends it.')
        else output.say(output.isForPeople ? logLine(output, data) : JSON.stringify(data))
      }
    })
