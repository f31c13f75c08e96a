import { afterAll, beforeAll } from 'vitest'
import { TestClock } from '../test-clock.ts'
import { as, onServer, startWorld, type World } from '../world.ts'

/** Monday morning in San Francisco. The examples name days around it. */
const exampleTime = new Date('2026-02-02T17:00:00Z')

const start = (template?: string, env: Record<string, string> = {}) =>
  startWorld({
    env,
    clock: new TestClock(exampleTime),
    // Host names in examples resolve to nothing.
    resolve: async () => [],
    ...(template ? { template } : {}),
  })

/** Starts fresh sandboxes whose demo world was made at the time of the examples. */
export function useStage() {
  let template = ''
  beforeAll(async () => {
    const { world, close } = await start()
    const { status, text } = await world.api.post('/v2/sandbox/reset', { as: as.partner })
    if (status !== 200) throw new Error(`The demo world was not made: ${text}`)
    await close({ isKept: true })
    template = new URL(world.databaseUrl).pathname.slice(1)
  })
  afterAll(async () => {
    await onServer(`drop database ${template}`)
  })
  return {
    async within<T>(act: (world: World) => Promise<T>, env?: Record<string, string>): Promise<T> {
      const { world, close } = await start(template, env)
      try {
        return await act(world)
      } finally {
        await close()
      }
    },
  }
}
