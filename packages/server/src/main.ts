import { CommandError } from './commands/command-error.ts'
import { ConfigError, readConfig } from './config/config.ts'
import { EmbeddedDatabaseError } from './platform/database/embedded/embedded.ts'
import { StartError } from './platform/start-error.ts'

const usage = `Usage:
  foyer start                            run the server (also without a command)
  foyer migrate                          bring the database up to date and stop
  foyer seed --locations 10 --clients 1000 …  fill a sandbox with a world of that size
  foyer admin create --email … [--name …]  make an operator (password from FOYER_ADMIN_PASSWORD, or a new one)
  foyer admin reset-second-factor --email …  for a person who lost it
  foyer keys new | status | rotate | forget  the keys that stored secrets are sealed with`

/** Each command loads its own code, because that of the server takes a second. */
async function run([command = 'start', ...args]: string[]): Promise<number> {
  if (command === 'keys' && args[0] === 'new') return (await import('./commands/keys.ts')).printNewKey()
  const config = readConfig(process.env)
  if (command === 'start') return (await import('./commands/start.ts')).runServer(config)
  if (command === 'migrate') {
    const { withDatabase } = await import('./commands/with-database.ts')
    return withDatabase(config, async () => say('The database is up to date.'))
  }
  if (command === 'admin') return (await import('./commands/admin.ts')).manageAdmins(config, args)
  if (command === 'keys') return (await import('./commands/keys.ts')).manageKeys(config, args)
  if (command === 'seed') return (await import('./commands/seed.ts')).seedWorld(config, args)
  throw new CommandError(usage)
}

function say(sentence: string): number {
  process.stdout.write(`${sentence}\n`)
  return 0
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
