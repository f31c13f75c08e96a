import { type BuildCommand, command, examples, mainCommand } from '../command.ts'
import { onServer, type ServerOptions } from '../connection/connection-options.ts'
import { readConnection } from '../connection/read-connection.ts'
import { UsageError } from '../errors/command-failure.ts'
import { connect, FoyerError } from '../sdk.ts'
import type { Surroundings } from '../surroundings.ts'
import { parseDuration } from '../terminal/duration.ts'
import { parseMoment } from '../terminal/moment.ts'
import { openOutput } from '../terminal/output.ts'
import { readableTime } from '../terminal/times.ts'

export const clockCommand: BuildCommand = (surroundings, words) => {
  const back = words.find(word => /^-\d/.test(word))
  if (back) throw new UsageError(`The clock only moves forward: ${back} would move it back.`)
  return onServer(
    mainCommand(
      'Prints the time of the sandbox, or moves it. The clock only moves forward; time limits and scheduled deliveries follow at once.',
    ),
  )
    .addCommand(advance(surroundings))
    .addCommand(set(surroundings))
    .addHelpText('after', examples('clock', 'clock advance 12h', 'clock set 2030-01-31T18:30:00Z'))
    .action(options => move(options, surroundings))
}

const advance = (surroundings: Surroundings) =>
  onServer(
    command('advance', 'Move the clock ahead').argument('<duration>', 'such as 1d, 12h, 30m, 45s or 1h30m'),
  )
    .addHelpText('after', examples('clock advance 12h', 'clock advance 1h30m'))
    .action((duration, options) => move(options, surroundings, { advance_seconds: parseDuration(duration) }))

const set = (surroundings: Surroundings) =>
  onServer(
    command('set', 'Move the clock to a moment').argument(
      '<time>',
      'such as 2030-01-31T18:30:00Z; in UTC without an offset',
      parseMoment,
    ),
  )
    .addHelpText('after', examples('clock set 2030-01-31T18:30:00Z'))
    .action((time, options) => setTo(time, options, surroundings))

async function move(
  options: ServerOptions,
  surroundings: Surroundings,
  to?: { advance_seconds: number } | { now: string },
): Promise<void> {
  const { sandbox } = connect(await readConnection(options, surroundings), 'partner')
  const answer = await (to ? sandbox.moveClock(to) : sandbox.readClock())
  openOutput(surroundings, options).print(answer, ({ now }) => `${readableTime(now)} UTC`)
}

/** The server refuses the past; that is a wrong value of the command, and its time is needed to choose another. */
async function setTo(now: string, options: ServerOptions, surroundings: Surroundings): Promise<void> {
  const { sandbox } = connect(await readConnection(options, surroundings), 'partner')
  try {
    await move(options, surroundings, { now })
  } catch (error) {
    if (!(error instanceof FoyerError && error.fields.now)) throw error
    const { data } = await sandbox.readClock()
    if (now > data.now) throw error
    throw new UsageError(
      `The clock only moves forward: it is ${readableTime(data.now)} UTC there, and ${readableTime(now)} UTC is before that.`,
    )
  }
}
