// @ts-nocheck: the types of Jest are not installed here.
import { createWorld } from '@foyer/testing'
import { fourTests } from './four-tests.mjs'

const startedMs = performance.now()
/** @type {import('@foyer/testing').World} */
let world
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.delete()
  console.log(`four tests: ${Math.round(performance.now() - startedMs)} ms`)
})

test.each(Object.entries(fourTests))('%s', async (_name, run) => {
  await run(world, (is, what) => expect(is ? '' : what).toBe(''))
})
