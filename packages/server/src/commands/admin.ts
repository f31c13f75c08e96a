import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Config } from '../config/config.ts'
import { createOperator, resetSecondFactor } from '../features/access/accounts/operators.ts'
import { PlatformClock } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { CommandError, CommandUsageError } from './command-error.ts'
import { withDatabase } from './with-database.ts'

export async function manageAdmins(config: Config, [action, ...args]: string[]): Promise<number> {
  if (action === 'create') return createAdmin(config, args)
  if (action === 'reset-second-factor') return resetFactor(config, args)
  throw new CommandUsageError('Say what to do: create or reset-second-factor.', 'admin')
}

/** Creates an operator, with the password from FOYER_ADMIN_PASSWORD or a new one. */
async function createAdmin(config: Config, args: string[]): Promise<number> {
  const { email, name } = readArguments(args)
  const password = config.secrets.adminPassword
  const chosen = password || randomBytes(18).toString('base64url')
  if (chosen.length < 10) throw new CommandError('FOYER_ADMIN_PASSWORD must have at least 10 characters.')
  const outcome = await withDatabase(config, db =>
    createOperator(db, { email, name: name ?? email, password: chosen, clock: new PlatformClock() }),
  ).catch(inWords)
  process.stdout.write(
    outcome === 'created'
      ? `Operator ${email} created.\n${password ? '' : `Password: ${chosen}\nIt is shown only here.\n`}`
      : `${email} had an account already: it is an operator now, its password is unchanged.\n`,
  )
  return 0
}

async function resetFactor(config: Config, args: string[]): Promise<number> {
  const { email } = readArguments(args)
  const outcome = await withDatabase(config, db =>
    resetSecondFactor(db, { email, clock: new PlatformClock() }),
  ).catch(inWords)
  process.stdout.write(
    outcome === 'reset'
      ? `The second factor of ${email} is off and all sessions have ended. Signing in needs the password alone now.\n`
      : `${email} has no second factor.\n`,
  )
  return 0
}

/** A refusal by the rules, such as a password that is easy to guess, is an error in the command's input. */
function inWords(error: unknown): never {
  throw error instanceof AppError ? new CommandError(error.message) : error
}

function readArguments(args: string[]): { email: string; name?: string } {
  try {
    const { values } = parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } })
    if (!values.email?.includes('@'))
      throw new CommandUsageError('--email must be an e-mail address.', 'admin')
    return { email: values.email, name: values.name }
  } catch (cause) {
    throw cause instanceof CommandError ? cause : new CommandUsageError((cause as Error).message, 'admin')
  }
}
