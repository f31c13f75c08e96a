import { createWorld, type World } from '@foyer/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fourTests } from './four-tests.mjs'

const startedMs = performance.now()
let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.delete()
  console.log(`four tests: ${Math.round(performance.now() - startedMs)} ms`)
})

test.each(Object.entries(fourTests))('%s', async (_name, run) => {
  await run(world, (is, what) => expect(is, what).toBe(true))
})

test('a world of its own ends with its scope, and works while the time of the runner is made up', async () => {
  await using own = await createWorld()
  vi.useFakeTimers({ now: new Date('2001-01-01') })
  try {
    await own.install()
    await own.trigger('client.create')
    expect((await own.webhooks.next()).name).toBe('client.create')
  } finally {
    vi.useRealTimers()
  }
})
