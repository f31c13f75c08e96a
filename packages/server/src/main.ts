import { CommandError } from './commands/command-error.ts'
import { createAdmin } from './commands/create-admin.ts'
import { runServer } from './commands/start.ts'
import { withDatabase } from './commands/with-database.ts'
import { ConfigError, readConfig } from './config/config.ts'
import { EmbeddedDatabaseError } from './platform/database/embedded/embedded.ts'
import { StartError } from './platform/start-error.ts'

const usage = `Usage:
  foyer start                            run the server (also without a command)
  foyer migrate                          bring the database up to date and stop
  foyer admin create --email … [--name …]  make an operator (password from FOYER_ADMIN_PASSWORD, or a new one)`

async function run([command = 'start', ...args]: string[]): Promise<number> {
  const config = readConfig(process.env)
  if (command === 'start') return runServer(config)
  if (command === 'migrate') return withDatabase(config, async () => 0)
  if (command === 'admin' && args[0] === 'create') return createAdmin(config, args.slice(1))
  throw new CommandError(usage)
}

const inWords = [CommandError, ConfigError, StartError, EmbeddedDatabaseError]

run(process.argv.slice(2)).then(
  code => process.exit(code),
  error => {
    const isExpected = inWords.some(kind => error instanceof kind)
    process.stderr.write(`${isExpected ? error.message : error.stack}\n`)
    process.exit(1)
  },
)
