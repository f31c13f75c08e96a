import { randomBytes } from 'node:crypto'
import type { Urls } from '../../../context.ts'
import type { Clock } from '../../../platform/clock.ts'
import { AppError, conflict, notFound } from '../../../platform/errors.ts'

/** Makes worlds; the start of the program knows how. */
export interface WorldMaker {
  open(world: { id: string; limits: boolean }): Promise<OpenWorld>
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
  partnerId: number
  limits: boolean
  createdAt: Date
  urls: Urls
  expiresAt(): Date
}

interface WorldsParts {
  maker: WorldMaker
  /** Real time decides what is idle: the clock of the sandbox may be moved by anybody. */
  clock: Pick<Clock, 'real'>
  limit: number
  idleMinutes: number
}

/** The worlds of this process. Each belongs to the partner that created it. */
export class Worlds {
  readonly #worlds = new Map<string, World & { close(): Promise<void> }>()
  /** Counted from the moment they are asked for, so that requests at the same time do not exceed the limit. */
  #opening = 0
  #isClosed = false

  constructor(private readonly parts: WorldsParts) {}

  async create(partnerId: number, { limits = false }: { limits?: boolean }): Promise<World> {
    await this.endIdle()
    const { maker, clock, limit } = this.parts
    if (this.#worlds.size + this.#opening >= limit)
      throw conflict(
        `This sandbox may have ${limit} worlds at once (SANDBOX_WORLDS), and has them: delete one, or wait until an idle one ends.`,
      )
    const id = `w${randomBytes(5).toString('hex')}`
    this.#opening++
    try {
      const opened = await maker.open({ id, limits })
      const createdAt = clock.real()
      const expiresAt = () => new Date(opened.usedAt().getTime() + this.parts.idleMinutes * 60_000)
      const close = () => opened.close()
      const world = { id, partnerId, limits, createdAt, urls: opened.urls, expiresAt, close }
      this.#worlds.set(id, world)
      if (!this.#isClosed) return world
      await this.#end(id)
      throw new AppError('unavailable')
    } finally {
      this.#opening--
    }
  }

  async list(partnerId: number): Promise<World[]> {
    await this.endIdle()
    return [...this.#worlds.values()].filter(world => world.partnerId === partnerId)
  }

  async get(partnerId: number, id: string): Promise<World> {
    await this.endIdle()
    const world = this.#worlds.get(id)
    if (world?.partnerId !== partnerId)
      throw notFound(
        'There is no such world of yours: a world ends when it is idle, and when its sandbox stops.',
      )
    return world
  }

  async delete(partnerId: number, id: string): Promise<void> {
    await this.get(partnerId, id)
    await this.#end(id)
  }

  async endIdle(): Promise<void> {
    const now = this.parts.clock.real()
    const idle = [...this.#worlds.values()].filter(({ expiresAt }) => expiresAt() <= now)
    await Promise.all(idle.map(({ id }) => this.#end(id)))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.allSettled([...this.#worlds.keys()].map(id => this.#end(id)))
    await this.parts.maker.close()
  }

  async #end(id: string): Promise<void> {
    const world = this.#worlds.get(id)
    this.#worlds.delete(id)
    await world?.close()
  }
}
