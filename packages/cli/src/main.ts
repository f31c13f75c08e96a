import { exitCodes } from './errors/exit-codes.ts'
import { findEntry, run } from './run.ts'
import type { Surroundings } from './surroundings.ts'
import { guarded } from './terminal/clean-text.ts'

const words = process.argv.slice(2)

// Whoever reads our output may stop reading: `foyer operations | head`.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', error => {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(exitCodes.ok)
    throw error
  })

const interruption = new AbortController()
/** What must still be told to the server when Ctrl-C comes, such as the end of a session, gets this long. */
const graceMs = 1000

const surroundings: Surroundings = {
  env: process.env,
  folder: process.cwd(),
  stdin: process.stdin,
  stdout: guarded(process.stdout),
  stderr: process.stderr,
  stopwatchMs: () => performance.now(),
  signal: interruption.signal,
}

if (!findEntry(words)?.isHandedOver)
  process.once('SIGINT', () => {
    interruption.abort()
    setTimeout(() => process.exit(exitCodes.interrupted), surroundings.graceMs ?? graceMs).unref()
  })

const exitCode = await run(words, surroundings)
// A command that the server program ran has set its own.
process.exitCode ||= exitCode
