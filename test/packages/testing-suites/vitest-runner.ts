import { createWorld, type World } from '@foyer/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fourTests } from './four-tests.js'

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

test('a world of its own ends with its scope, with the clock of the runner moved', async () => {
  await using own = await createWorld()
  expect(own.id).not.toBe(world.id)
})
