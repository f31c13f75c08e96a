import { FoyerError } from '@foyer/sdk'
import { inColumns } from '../columns.ts'
import type { Command } from '../command.ts'
import { type Connection, connect, connectionHelp, connectionOptions, readConnection } from '../connection.ts'
import { readOptions } from '../read-options.ts'

export const statusCommand: Command = {
  summary: 'Say whether the server is ready, and where',
  usage: `foyer status

Exit code 0 when both listeners are ready.

${connectionHelp}`,

  async run(args, { env, print }) {
    const connection = await readConnection(readOptions(args, connectionOptions).values, env)
    const [app, api] = await Promise.all([askApp(connection), askApi(connection)])
    print(
      inColumns([
        ['app', app.state, connection.appUrl],
        ['api', api.state, connection.apiUrl],
        ['mode', api.mode],
        ['facts', connection.demoFile ?? 'no demo.json here'],
      ]),
    )
    return app.isReady && api.isReady ? 0 : 1
  },
}

const silent = { isReady: false, state: 'no answer' }

async function askApp({ appUrl }: Connection) {
  const answer = await fetch(`${appUrl}/readyz`).catch(() => undefined)
  if (!answer) return silent
  if (!answer.ok) return { isReady: false, state: `not ready: ${answer.status}` }
  const { status, problem } = (await answer.json()) as { status: string; problem?: string }
  return status === 'degraded'
    ? { isReady: false, state: problem ? `degraded: ${problem}` : 'degraded' }
    : { isReady: true, state: 'ready' }
}

/** Production has no sandbox clock, but any answer shows that the listener is up. */
async function askApi(connection: Connection) {
  const status = await connect(connection)
    .sandbox.readClock()
    .then(
      () => 200,
      error => (error instanceof FoyerError ? error.status : 0),
    )
  if (status === 0) return { ...silent, mode: 'unknown' }
  // The listener is up, but doesn't accept this host name.
  if (status === 421)
    return { isReady: false, state: 'does not answer under this host (ALLOWED_HOSTS)', mode: 'unknown' }
  if (status >= 500) return { isReady: false, state: `not ready: ${status}`, mode: 'unknown' }
  return { isReady: true, state: 'ready', mode: status === 404 ? 'production' : 'sandbox' }
}
