import { type Logger, pino } from 'pino'
import pretty, { prettyFactory } from 'pino-pretty'

export type Log = Logger

interface LogOptions {
  level: string
  /** The destination of the lines; tests read them. */
  destination?: NodeJS.WritableStream
}

/** Writes JSON lines for machines, and readable ones where a person looks on. */
export function createLog({ level, destination }: LogOptions): Log {
  const options = { level, base: undefined, serializers: { err: toLoggedError } }
  if (destination) return pino(options, destination)
  if (process.stdout.isTTY)
    return pino(
      options,
      pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:standard', sync: true }),
    )
  return pino(options, buffered())
}

/** JSON lines, which are readable until the program runs: whoever tries it looks on, even through a pipe. */
export function createStartLog({ level }: Pick<LogOptions, 'level'>): { log: Log; runs(): void } {
  if (process.stdout.isTTY) return { log: createLog({ level }), runs: () => undefined }
  const toReadable = prettyFactory({ colorize: false, ignore: 'pid,hostname', translateTime: 'SYS:standard' })
  const lines = buffered()
  let isStarting = true
  const destination = {
    write: (line: string) => {
      if (isStarting) process.stdout.write(toReadable(line))
      else lines.write(line)
    },
    flush: (done?: (error?: Error) => void) => lines.flush(done),
  }
  const runs = () => {
    isStarting = false
  }
  return { log: pino({ level, base: undefined, serializers: { err: toLoggedError } }, destination), runs }
}

/** pg gives an error the client that it belongs to, with its address, its statements and its cancel key. */
function toLoggedError(error: Error): Record<string, unknown> {
  const { client: _client, ...logged } = pino.stdSerializers.err(error)
  return logged
}

/**
 * Lines are written together, at the latest after a second, because a write per request would cost more than the
 * request.
 */
const buffered = () => pino.destination({ sync: false, minLength: 16_000, periodicFlush: 1000 })

/**
 * Waits until all lines are written, or cannot be. At the exit of the process, pino tries again and again where the
 * reader of a pipe is gone, unless it has learnt that before.
 */
export const flushed = (log: Log): Promise<void> => new Promise(resolve => log.flush(() => resolve()))
