import { type ExitCode, exitCodes } from './exit-codes.ts'

/** An expected failure, explained in one sentence. */
export class CommandFailure extends Error {
  constructor(
    message: string,
    readonly exitCode: ExitCode = exitCodes.failed,
  ) {
    super(message)
  }
}

/** The command was called in a wrong way; the error names the help that says more. */
export class UsageError extends CommandFailure {
  constructor(message: string) {
    super(message, exitCodes.usage)
  }
}
