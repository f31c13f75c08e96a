import { CommandError, CommandUsageError } from './commands/command-error.ts'
import { exitCodes } from './commands/exit-codes.ts'
import { ConfigError, readConfig } from './config/config.ts'
import { EmbeddedDatabaseError } from './platform/database/embedded/embedded.ts'
import { NoDatabaseError, StartError } from './platform/start-error.ts'

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
  throw new CommandUsageError(`There is no command ${command}.`)
}

function say(sentence: string): number {
  process.stdout.write(`${sentence}\n`)
  return 0
}

const inWords = [CommandError, ConfigError, StartError, EmbeddedDatabaseError]

function exitCodeOf(error: unknown): number {
  if (error instanceof CommandError) return error.exitCode
  if (error instanceof ConfigError) return exitCodes.usage
  return error instanceof NoDatabaseError ? exitCodes.noConnection : exitCodes.failed
}

run(process.argv.slice(2)).then(
  code => process.exit(code),
  error => {
    const isExpected = inWords.some(kind => error instanceof kind)
    process.stderr.write(`${isExpected ? error.message : error.stack}\n`)
    process.exit(exitCodeOf(error))
  },
)
