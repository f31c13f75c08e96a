import { addEndpoint, createClient, fannedOut } from './webhooks.ts'
import { useWorld, type World, withoutWorker } from './world.ts'

interface IdleWorld extends World {
  /** Adds an endpoint, and this many deliveries that are due to it. */
  addDue(url: string, count: number): Promise<void>
}

/** A world without a worker, so that a test can run single parts of one. */
export function useIdleWorld(env: Record<string, string> = {}): IdleWorld {
  const world = useWorld({ env: { ...withoutWorker.env, ...env } })
  return Object.assign(world, {
    async addDue(url: string, count: number) {
      await addEndpoint(world, { url })
      for (let made = 0; made < count; made++) await createClient(world)
      await fannedOut(world)
      world.clock.advance(5)
    },
  })
}
