import { exitCodes } from './exit-codes.ts'

/** Explains what is wrong with a command. */
export class CommandError extends Error {
  readonly exitCode: number = exitCodes.failed
}

/** The command was called in a wrong way; its help says more. */
export class CommandUsageError extends CommandError {
  override readonly exitCode = exitCodes.usage

  constructor(sentence: string, command?: string) {
    super(`${sentence}\n\`${['foyer', command, '--help'].filter(Boolean).join(' ')}\` says more.`)
  }
}
