import type { FailedCall } from '../connection/explain-address.ts'
import { oneLine, plainText } from '../terminal/clean-text.ts'
import { CommandFailure } from './command-failure.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'

interface Explanation {
  lines: string[]
  exitCode: ExitCode
}

/** The parts of the SDK's FoyerError that are shown. Its class isn't loaded here, because most commands start without it. */
interface Refusal extends Error, FailedCall {
  message: string
  cause?: unknown
}

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'isLocal' in error

/** Turns whatever a command threw into a sentence and an exit code. Any of it may quote the server: all is cleaned. */
export async function explainError(error: unknown, { isDebugging = false } = {}): Promise<Explanation> {
  const { lines, exitCode } = await explain(error, isDebugging)
  return { lines: lines.map(plainText), exitCode }
}

async function explain(error: unknown, isDebugging: boolean): Promise<Explanation> {
  if (error instanceof CommandFailure) return { lines: [error.message], exitCode: error.exitCode }
  if (isRefusal(error)) {
    const { explainAddress } = await import('../connection/explain-address.ts')
    const wrongAddress = await explainAddress(error)
    if (wrongAddress) return explain(wrongAddress, isDebugging)
    return {
      lines: [
        error.status === 0 ? error.message : `${error.status} ${error.message}`,
        ...(error.requestId ? [`request ${oneLine(error.requestId)}`] : []),
      ],
      exitCode: codeOf(error),
    }
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return {
    lines: isDebugging
      ? [stack ?? message]
      : [`foyer itself failed: ${firstLine(message)} (FOYER_DEBUG=1 shows where).`],
    exitCode: exitCodes.failed,
  }
}

function codeOf({ status, isLocal }: Refusal): ExitCode {
  // A token or an address that cannot be right: nothing was sent.
  if (status === 0) return isLocal ? exitCodes.usage : exitCodes.noConnection
  return status === 401 ? exitCodes.notAuthenticated : exitCodes.failed
}

const firstLine = (text: string) => text.split('\n')[0]?.replace(/\.$/, '')
