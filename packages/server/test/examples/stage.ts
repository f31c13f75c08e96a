import { afterAll, beforeAll } from 'vitest'
import { TestClock } from '../test-clock.ts'
import { as, onServer, startWorld, type World } from '../world.ts'

/** Monday morning in San Francisco. The examples name days around it. */
export const exampleTime = new Date('2026-02-02T17:00:00Z')

const start = (template?: string) =>
  startWorld({
    clock: new TestClock(exampleTime),
    // Names of the examples lead nowhere.
    resolve: async () => [],
    ...(template ? { template } : {}),
  })

/** Fresh sandboxes whose demo world was made at the time of the examples. */
export function useStage() {
  let template = ''
  const closing: (() => Promise<void>)[] = []
  beforeAll(async () => {
    const { world, close } = await start()
    const { status, text } = await world.api.post('/v2/sandbox/reset', { as: as.partner })
    if (status !== 200) throw new Error(`The demo world was not made: ${text}`)
    await close({ isKept: true })
    template = new URL(world.databaseUrl).pathname.slice(1)
  })
  afterAll(async () => {
    for (const close of closing) await close()
    await onServer(`drop database ${template}`)
  })
  return {
    /** Stays until the end of the file. */
    async open(): Promise<World> {
      const { world, close } = await start(template)
      closing.push(close)
      return world
    },
    async within<T>(act: (world: World) => Promise<T>): Promise<T> {
      const { world, close } = await start(template)
      try {
        return await act(world)
      } finally {
        await close()
      }
    },
  }
}
