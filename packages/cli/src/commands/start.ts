import { type BuildCommand, examples, mainCommand } from '../command.ts'
import { UsageError } from '../errors/command-failure.ts'
import { handOver } from '../server/hand-over.ts'

/** Options that other servers have, and the variable that does the same here. */
const settings: Record<string, string> = {
  '--port': 'API_PORT',
  '-p': 'API_PORT',
  '--api-port': 'API_PORT',
  '--app-port': 'APP_PORT',
  '--host': 'HOST',
  '--data': 'FOYER_DATA_DIR',
  '--data-dir': 'FOYER_DATA_DIR',
  '--mode': 'FOYER_MODE',
  '--production': 'FOYER_MODE',
  '--database-url': 'DATABASE_URL',
  '--log-level': 'LOG_LEVEL',
}

function refuseOption(flag: string, value: string): never {
  const setting = settings[flag]
  const ports = setting === 'API_PORT' ? ' The console has APP_PORT.' : ''
  throw new UsageError(
    setting
      ? `There is no option ${flag}: the environment sets it, as in ${setting}=${value} foyer start.${ports}`
      : `There is no option ${flag}: the environment sets everything, as in API_PORT=9080 foyer start.`,
  )
}

export const startCommand: BuildCommand = (_surroundings, words) => {
  const [flag, value] = words.flatMap(word => word.split('='))
  if (flag?.startsWith('-') && !['-h', '--help'].includes(flag)) refuseOption(flag, value ?? '…')
  return mainCommand(
    'Runs the server until Ctrl-C. Without any setting, a sandbox with a database of its own starts in ./data, on the ports 8080 (API) and 8081 (console), and prints its addresses and logins. The environment sets everything: API_PORT, APP_PORT, FOYER_DATA_DIR, and what the configuration page of the documentation lists.',
  )
    .addHelpText(
      'after',
      examples('start', 'API_PORT=9080 APP_PORT=9081 foyer start', 'FOYER_DATA_DIR=/tmp/foyer foyer start'),
    )
    .action(() => handOver(['start'], ['server', 'console']))
}
