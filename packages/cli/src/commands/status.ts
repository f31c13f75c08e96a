import { type BuildCommand, examples, mainCommand } from '../command.ts'
import { sentenceOf } from '../connection/address-problem.ts'
import { onServer } from '../connection/connection-options.ts'
import { type Connection, readConnection } from '../connection/read-connection.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import { askApi, askApp, type ListenerState } from '../health/ask-listeners.ts'
import { openOutput } from '../terminal/output.ts'
import { wrap } from '../terminal/wrap.ts'

export const statusCommand: BuildCommand = surroundings =>
  onServer(
    mainCommand(
      'Says whether the server is ready, and where. The exit code is 0 when both listeners are ready, 3 when one does not respond, else 1.',
    ),
  )
    .addHelpText('after', examples('status', 'status --profile staging', 'status -o json'))
    .action(async options => {
      const connection = await readConnection(options, surroundings)
      const [app, api] = await Promise.all([askApp(connection), askApi(connection)])
      const found = {
        app: { url: connection.appUrl, state: app.state, problem: problemOf(app) },
        api: { url: connection.apiUrl, state: api.state, problem: problemOf(api) },
        mode: api.mode,
        connection: sourceInWords(connection),
      }
      const { print, width } = openOutput(surroundings, options)
      const inWords = (name: string, { url, state, problem }: (typeof found)['app']) => [
        `${name}         ${state}  ${url}`,
        ...(problem ? [wrap(problem, width, ' '.repeat(12))] : []),
      ]
      print({ data: found }, () =>
        [
          ...inWords('app', found.app),
          ...inWords('api', found.api),
          `mode        ${api.mode}`,
          `connection  ${found.connection}`,
        ].join('\n'),
      )
      if (app.isReady && api.isReady) return
      surroundings.exitCode = app.isSilent || api.isSilent ? exitCodes.noConnection : exitCodes.failed
    })

const problemOf = ({ problem }: ListenerState) => problem && sentenceOf(problem)

function sourceInWords({ source }: Connection): string {
  if (source.kind === 'profile') return `profile ${source.name}`
  return source.kind === 'sandbox' ? source.demo.file : `no demo.json in ${source.folder}, no profile`
}
