import { afterAll, beforeAll } from 'vitest'
import { addEndpoint, createClient, fannedOut } from './webhooks.ts'
import { startWorld, type World, withoutWorker } from './world.ts'

interface IdleWorld extends World {
  /** Adds an endpoint, and this many deliveries that are due to it. */
  addDue(url: string, count: number): Promise<void>
}

/** A world without a worker, so that a test can run single parts of one. Another process fans events out meanwhile. */
export function useIdleWorld(env: Record<string, string> = {}): IdleWorld {
  const world = {} as IdleWorld
  const closing: (() => Promise<void>)[] = []
  beforeAll(async () => {
    // Its clock stays behind, so that nothing is ever due for its own worker.
    const busy = await startWorld()
    const idle = await startWorld({ beside: busy.world, env: { ...withoutWorker.env, ...env } })
    closing.push(idle.close, busy.close)
    Object.assign(world, idle.world, {
      async addDue(url: string, count: number) {
        await addEndpoint(busy.world, { url })
        for (let made = 0; made < count; made++) await createClient(busy.world)
        await fannedOut(busy.world)
        idle.world.clock.advance(5)
      },
    })
  })
  afterAll(async () => {
    for (const close of closing) await close()
  })
  return world
}
