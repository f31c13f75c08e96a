import { type Logger, pino, stdTimeFunctions } from 'pino'
import pretty from 'pino-pretty'

export type Log = Logger

interface LogOptions {
  level: string
  /** Where the lines go; tests read them. */
  destination?: NodeJS.WritableStream
}

/** JSON lines for machines; readable ones where a person looks on. */
export function createLog({ level, destination }: LogOptions): Log {
  const options = { level, base: undefined, timestamp: stdTimeFunctions.isoTime }
  if (destination) return pino(options, destination)
  if (process.stdout.isTTY)
    return pino(options, pretty({ colorize: true, ignore: 'pid,hostname', sync: true }))
  return pino(options)
}
