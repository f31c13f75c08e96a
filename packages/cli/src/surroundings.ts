import type { Readable, Writable } from 'node:stream'

/** A stream that may be a terminal. */
export interface Stream extends Writable {
  isTTY?: boolean
  columns?: number
}

/** The parts of the process that a command may use. */
export interface Surroundings {
  env: Record<string, string | undefined>
  stdin: Readable & { isTTY?: boolean }
  stdout: Stream
  stderr: Stream
  /** Aborted by Ctrl-C. */
  signal: AbortSignal
}
