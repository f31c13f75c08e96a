import { type Foyer, FoyerError } from '@foyer/sdk'
import { parseDuration } from './duration.ts'
import { TestingError } from './errors.ts'

/** The clock of a world. It runs at normal speed and only moves forward; a reset returns it to real time. */
export class WorldClock {
  readonly #sandbox: Foyer['sandbox']

  /** @internal */
  constructor(sandbox: Foyer['sandbox']) {
    this.#sandbox = sandbox
  }

  async now(): Promise<Date> {
    const { data } = await this.#sandbox.readClock()
    return new Date(data.now)
  }

  /** Moves ahead by `12h`, `30m`, `45s`, `1d`, or a combination such as `1h30m`. Returns the new time. */
  async advance(duration: string): Promise<Date> {
    const { data } = await this.#sandbox.moveClock({ advance_seconds: parseDuration(duration) })
    return new Date(data.now)
  }

  /** Moves to a moment in the future: a Date, or a text such as `2030-01-31T18:30:00Z`. Returns the new time. */
  async set(moment: Date | string): Promise<Date> {
    const target = toMoment(moment)
    try {
      const { data } = await this.#sandbox.moveClock({ now: target.toISOString() })
      return new Date(data.now)
    } catch (error) {
      if (!(error instanceof FoyerError) || error.status !== 422) throw error
      const now = await this.now()
      if (target > now) throw error
      throw new TestingError(
        `The clock only moves forward: it is ${now.toISOString()} in this world, and ${target.toISOString()} is before that. world.reset() returns it to real time.`,
        { cause: error },
      )
    }
  }
}

function toMoment(moment: unknown): Date {
  // A Date may be of another context, as in Jest, where instanceof is false.
  const isDate = Object.prototype.toString.call(moment) === '[object Date]'
  const hasOffset = typeof moment === 'string' && /(Z|[+-]\d{2}:?\d{2})$/i.test(moment)
  const at = new Date(isDate || hasOffset ? (moment as string) : Number.NaN)
  if (!Number.isNaN(at.getTime())) return at
  throw new TestingError(
    `${isDate ? 'An invalid Date' : JSON.stringify(moment)} is not a moment: give a Date, or a text with its offset such as 2030-01-31T18:30:00Z.`,
  )
}
