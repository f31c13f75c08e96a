import type { Context } from '../../context.ts'
import type { NewWorld, OpenWorld } from '../../features/sandbox/worlds/worlds.ts'
import { AppError } from '../../platform/errors.ts'
import { type Fronts, openFronts } from './front.ts'
import type { Life, Serve } from './life.ts'
import type { Lives } from './lives.ts'
import { toWorldConfig } from './world-config.ts'
import type { WorldPorts } from './world-ports.ts'

interface WorldParts extends NewWorld {
  main: Context
  lives: Lives
  ports: WorldPorts
}

/** Opens the ports of a world, with a life behind them. */
export async function runWorld(parts: WorldParts): Promise<OpenWorld> {
  const { main, lives, limits } = parts
  const life = await lives.take({ limits, isFurther: true })
  try {
    const world = new RunningWorld(parts, life)
    await world.open(toWorldConfig(main.config, { limits }))
    return world
  } catch (error) {
    await lives.end(life)
    throw error
  }
}

class RunningWorld implements OpenWorld {
  #fronts: Fronts | undefined
  #usedAt: Date
  #isClosed = false
  #lastReset: Promise<void> = Promise.resolve()

  constructor(
    private readonly parts: WorldParts,
    private life: Life,
  ) {
    this.#usedAt = parts.main.clock.real()
  }

  async open(config: Context['config']): Promise<void> {
    const serveOf =
      (listener: 'api' | 'app'): Serve =>
      (request, response) => {
        const touch = () => {
          this.#usedAt = this.parts.main.clock.real()
        }
        response.once('close', touch)
        this.life.serve[listener](request, response)
      }
    this.#fronts = await openFronts({ ...this.parts, config, serveOf })
    this.#begin(this.life)
  }

  get urls() {
    return this.#fronts?.urls ?? { api: '', app: '' }
  }

  usedAt(): Date {
    return this.life.inFlight > 0 ? this.parts.main.clock.real() : this.#usedAt
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const lifeEnded = this.parts.lives.end(this.life)
    await Promise.all([lifeEnded, this.#fronts?.close(lifeEnded)])
  }

  #begin(life: Life): void {
    this.life = life
    life.begin({ id: this.parts.id, urls: this.urls, reset: () => this.#reset() })
  }

  /** Resets run one after the other; each returns when a new life has begun. */
  #reset(): Promise<void> {
    this.#lastReset = this.#lastReset.catch(() => undefined).then(() => this.#replaceLife())
    return this.#lastReset
  }

  async #replaceLife(): Promise<void> {
    const { id, lives, main } = this.parts
    await lives.replacements.take()
    // Requests in flight finish on the former life, and the reset itself is one of them.
    const former = await this.#beginNext().catch(error => {
      lives.replacements.giveBack()
      throw error
    })
    void lives.end(former).finally(() => lives.replacements.giveBack())
    main.log.info({ world: id }, 'a world was reset')
  }

  /** Returns the former life. */
  async #beginNext(): Promise<Life> {
    const { lives, limits } = this.parts
    this.#requireOpen()
    const next = await lives.take({ limits })
    const former = this.life
    try {
      // Webhooks of the next life have the same ids.
      await former.stopWork()
      this.#requireOpen()
    } catch (error) {
      await lives.end(next)
      throw error
    }
    this.#begin(next)
    return former
  }

  #requireOpen(): void {
    if (this.#isClosed) throw new AppError('unavailable', 'This world has ended.')
  }
}
