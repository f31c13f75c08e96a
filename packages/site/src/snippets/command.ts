import { exampleCommand } from '../../../cli/src/contract/example-command.ts'
import type { ExampleCall } from './example-call.ts'

/** The call as a `foyer` command; undefined where only a session may call, which the command does not have. */
export const printCommand = ({ named, isForSessions }: ExampleCall): string | undefined =>
  isForSessions ? undefined : exampleCommand(named)
