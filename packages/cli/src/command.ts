/** What a command may use of the process that runs it. */
interface Surroundings {
  env: Record<string, string | undefined>
  print(text: string): void
}

export interface Command {
  summary: string
  /** What `--help` shows below the summary. */
  usage: string
  /** Answers the exit code. */
  run(args: string[], surroundings: Surroundings): Promise<number>
}

/** A command that was given wrong: shown with its usage, exit code 2. */
export class UsageError extends Error {}

/** Something that cannot be done, in words: exit code 1. */
export class CommandFailure extends Error {}
