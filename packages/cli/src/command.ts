/** The parts of the process that a command may use. */
interface Surroundings {
  env: Record<string, string | undefined>
  print(text: string): void
}

export interface Command {
  summary: string
  /** Shown by `--help` below the summary. */
  usage: string
  /** Returns the exit code. */
  run(args: string[], surroundings: Surroundings): Promise<number>
}

/** A usage error: shown with the usage, exit code 2. */
export class UsageError extends Error {}

/** An expected failure with a message for people: exit code 1. */
export class CommandFailure extends Error {}
