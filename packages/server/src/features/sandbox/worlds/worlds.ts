import { randomBytes } from 'node:crypto'
import type { Urls } from '../../../context.ts'
import type { Clock } from '../../../platform/clock.ts'
import { AppError, conflict, notFound } from '../../../platform/errors.ts'
import type { Log } from '../../../platform/log.ts'

export interface NewWorld {
  id: string
  limits: boolean
  /** The name by which the sandbox was called, and by which its worlds are called too; may be empty. */
  host: string
}

/** Makes worlds; the start of the program knows how. */
export interface WorldMaker {
  open(world: NewWorld): Promise<OpenWorld>
  close(): Promise<void>
}

export interface OpenWorld {
  urls: Urls
  /** When the last request ended; now, while one is in flight. */
  usedAt(): Date
  close(): Promise<void>
}

export interface World {
  id: string
  /** Null for one that was created in the console. */
  partnerId: number | null
  limits: boolean
  createdAt: Date
  urls: Urls
  expiresAt(): Date
}

interface EndableWorld extends World {
  close(): Promise<void>
}

interface WorldsParts {
  maker: WorldMaker
  /** Real time decides what is idle: the clock of the sandbox may be moved by anybody. */
  clock: Pick<Clock, 'real'>
  log: Log
  limit: number
  idleMinutes: number
}

/** The worlds of this process. Each belongs to the partner that created it; the console sees them all. */
export class Worlds {
  readonly #worlds = new Map<string, EndableWorld>()
  /** Counted from the moment they are asked for, so that requests at the same time do not exceed the limit. */
  #opening = 0
  /** They count until they are closed, because they have their connections until then. */
  readonly #ending = new Set<Promise<void>>()
  #isClosed = false

  constructor(private readonly parts: WorldsParts) {}

  async create(
    partnerId: number | null,
    { limits = false, host }: { limits?: boolean; host: string },
  ): Promise<World> {
    this.endIdle()
    const { maker, clock, log } = this.parts
    const id = `w${randomBytes(5).toString('hex')}`
    await this.#takePlace()
    try {
      const opened = await maker.open({ id, limits, host })
      const createdAt = clock.real()
      const expiresAt = () => new Date(opened.usedAt().getTime() + this.parts.idleMinutes * 60_000)
      const close = () => opened.close()
      const world = { id, partnerId, limits, createdAt, urls: opened.urls, expiresAt, close }
      this.#worlds.set(id, world)
      log.info({ world: id, partner: partnerId }, 'a world was created')
      if (!this.#isClosed) return world
      await this.#end(world, 'stop')
      throw new AppError('unavailable')
    } finally {
      this.#opening--
    }
  }

  list(partnerId: number): World[] {
    this.endIdle()
    return [...this.#worlds.values()].filter(world => world.partnerId === partnerId)
  }

  get(partnerId: number, id: string): EndableWorld {
    this.endIdle()
    const world = this.#worlds.get(id)
    if (world?.partnerId !== partnerId)
      throw notFound(
        'There is no such world of yours: a world ends when it is idle, and when its sandbox stops.',
      )
    return world
  }

  listAll(): World[] {
    this.endIdle()
    return [...this.#worlds.values()]
  }

  async deleteAny(id: string): Promise<void> {
    this.endIdle()
    const world = this.#worlds.get(id)
    if (!world)
      throw notFound('There is no such world: a world ends when it is idle, and when its sandbox stops.')
    await this.#end(world, 'deleted')
  }

  async delete(partnerId: number, id: string): Promise<void> {
    await this.#end(this.get(partnerId, id), 'deleted')
  }

  get count(): number {
    return this.#worlds.size
  }

  /** Returns at once: whoever asks for a world does not wait for the end of another one. */
  endIdle(): void {
    const now = this.parts.clock.real()
    for (const world of this.#worlds.values()) if (world.expiresAt() <= now) void this.#end(world, 'idle')
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const world of this.#worlds.values()) void this.#end(world, 'stop')
    await Promise.all(this.#ending)
    await this.parts.maker.close()
  }

  /** Waits for the worlds that are ending only where there is no other place. */
  async #takePlace(): Promise<void> {
    const { limit } = this.parts
    if (limit === 0) throw conflict('This sandbox has no worlds: they are switched off (SANDBOX_WORLDS=0).')
    while (this.#worlds.size + this.#opening + this.#ending.size >= limit) {
      if (this.#ending.size === 0)
        throw conflict(
          `This sandbox may have ${limit} worlds at once (SANDBOX_WORLDS), and has them: delete one, or wait until an idle one ends.`,
        )
      await Promise.race(this.#ending)
    }
    this.#opening++
  }

  #end(world: EndableWorld, why: 'deleted' | 'idle' | 'stop'): Promise<void> {
    this.#worlds.delete(world.id)
    const facts = { world: world.id, partner: world.partnerId, why }
    const ended = world
      .close()
      .then(() => this.parts.log.info(facts, 'a world has ended'))
      .catch(err => this.parts.log.warn({ ...facts, err }, 'a world could not be ended cleanly'))
      .finally(() => this.#ending.delete(ended))
    this.#ending.add(ended)
    return ended
  }
}
