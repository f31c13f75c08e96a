import { type BuildCommand, command, examples } from '../command.ts'
import { handOver } from '../server/hand-over.ts'

export const startCommand: BuildCommand = () =>
  command(
    'start',
    'Run the server until Ctrl-C',
    'Runs the server until Ctrl-C. The environment sets everything; .env.example lists it. Without any of it, a sandbox with a database of its own starts in ./data and prints its addresses and logins.',
  )
    .addHelpText(
      'after',
      examples('start', 'start   # API_PORT=9080 APP_PORT=9081 FOYER_DATA_DIR=/tmp/foyer in the environment'),
    )
    .action(() => handOver(['start'], ['server', 'console']))
