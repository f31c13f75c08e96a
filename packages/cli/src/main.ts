import { FoyerError } from '@foyer/sdk'
import { inColumns } from './columns.ts'
import { type Command, CommandFailure, UsageError } from './command.ts'
import { callCommand } from './commands/call.ts'
import { clockCommand } from './commands/clock.ts'
import { operationsCommand } from './commands/operations.ts'
import { outboxCommand } from './commands/outbox.ts'
import { adminCommand, keysCommand, migrateCommand, seedCommand, startCommand } from './commands/server.ts'
import { statusCommand } from './commands/status.ts'
import { voipCommand } from './commands/voip.ts'

const commands: Record<string, Command> = {
  start: startCommand,
  migrate: migrateCommand,
  seed: seedCommand,
  admin: adminCommand,
  keys: keysCommand,
  status: statusCommand,
  operations: operationsCommand,
  call: callCommand,
  clock: clockCommand,
  outbox: outboxCommand,
  voip: voipCommand,
}

const overview = `Usage: foyer <command> [options]

${inColumns(Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary]))}

foyer <command> --help says more.`

const print = (text: string) => void process.stdout.write(`${text}\n`)
const complain = (text: string) => void process.stderr.write(`${text}\n`)
const isHelp = (word: string | undefined) => word === '--help' || word === '-h'

async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined || isHelp(name) || name === 'help') {
    print(overview)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    complain(`There is no command ${name}.\n\n${overview}`)
    return 2
  }
  // `foyer call companies.list --help` asks about the operation, which the command explains itself.
  if (isHelp(args[0]) || (command !== callCommand && args.some(isHelp))) {
    print(`${command.summary}.\n\n${command.usage}`)
    return 0
  }
  return command.run(args, { env: process.env, print }).catch(error => failWith(error, command))
}

function failWith(error: unknown, { usage }: Command): number {
  if (error instanceof UsageError) {
    complain(`${error.message}\n\n${usage}`)
    return 2
  }
  const isExpected = error instanceof FoyerError || error instanceof CommandFailure
  complain(isExpected ? inWords(error) : String((error as Error).stack ?? error))
  return 1
}

function inWords(error: Error): string {
  if (!(error instanceof FoyerError)) return error.message
  const status = error.status === 0 ? '' : `${error.status} `
  return `${status}${error.message}${error.requestId ? `\nrequest ${error.requestId}` : ''}`
}

process.exitCode = await run(process.argv.slice(2))
