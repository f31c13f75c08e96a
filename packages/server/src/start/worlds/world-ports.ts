import type { FastifyInstance } from 'fastify'
import { conflict } from '../../platform/errors.ts'
import { StartError } from '../../platform/start-error.ts'
import { listen } from '../listen.ts'

interface PortRange {
  first: number
  last: number
}

/** Gives worlds ports of the range that the operator has set, or any free ones. */
export class WorldPorts {
  constructor(private readonly range: PortRange | undefined) {}

  /** Returns the address that the listener has. */
  async listen(front: FastifyInstance, host: string): Promise<string> {
    for (const port of this.#candidates())
      try {
        return await listen(front, { host, port, setting: 'SANDBOX_WORLD_PORTS' })
      } catch (error) {
        if (!isInUse(error)) throw error
      }
    throw conflict(
      'All ports of worlds are in use (SANDBOX_WORLD_PORTS): delete a world, or let the sandbox have more.',
    )
  }

  #candidates(): number[] {
    if (!this.range) return [0]
    const { first, last } = this.range
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  }
}

const isInUse = (error: unknown): boolean =>
  error instanceof StartError && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'EADDRINUSE'
