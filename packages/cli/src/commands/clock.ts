import { type Command, UsageError } from '../command.ts'
import { connect, connectionHelp, connectionOptions, readConnection } from '../connection.ts'
import { parseDuration } from '../duration.ts'
import { readOptions } from '../read-options.ts'

export const clockCommand: Command = {
  summary: 'Read or move the clock of the sandbox',
  usage: `foyer clock                   prints the time of the sandbox
foyer clock advance 12h       moves it ahead (1d, 12h, 30m, 45s, 1h30m)
foyer clock set <time>        moves it to a moment, such as 2030-01-31T18:30:00Z

The clock only moves forward.

${connectionHelp}`,

  async run(args, { env, print }) {
    const { values, positionals } = readOptions(args, connectionOptions)
    const { sandbox } = connect(await readConnection(values, env))
    const move = readMove(positionals)
    const { data } = await (move ? sandbox.moveClock(move) : sandbox.readClock())
    print(data.now)
    return 0
  },
}

function readMove([verb, to, ...more]: string[]): { advance_seconds: number } | { now: string } | undefined {
  if (verb === undefined) return undefined
  if (more.length > 0) throw new UsageError(`${more[0]} is one word too many.`)
  if (verb === 'advance' && to) return { advance_seconds: parseDuration(to) }
  if (verb === 'set' && to) return { now: toInstant(to) }
  throw new UsageError('Say `advance` and a duration, or `set` and a moment.')
}

function toInstant(text: string): string {
  const at = new Date(text)
  if (Number.isNaN(at.getTime()))
    throw new UsageError(`${text} is not a moment such as 2030-01-31T18:30:00Z.`)
  return at.toISOString()
}
