import type { Readable, Writable } from 'node:stream'
import type { ExitCode } from './errors/exit-codes.ts'

/** A stream that may be a terminal. */
export interface Stream extends Writable {
  isTTY?: boolean
  columns?: number
}

/** The parts of the process that a command may use. */
export interface Surroundings {
  env: Record<string, string | undefined>
  /** The folder that relative paths begin in. */
  folder: string
  stdin: Readable & { isTTY?: boolean }
  stdout: Stream
  stderr: Stream
  /** Measures how long something takes, whatever the clocks say. */
  stopwatchMs(): number
  /** Aborted by Ctrl-C. */
  signal: AbortSignal
  /** How long a command may still work after Ctrl-C, if it needs more than a moment. */
  graceMs?: number
  /** How a command ends that did what it was asked to do, and found a problem. */
  exitCode?: ExitCode
}
