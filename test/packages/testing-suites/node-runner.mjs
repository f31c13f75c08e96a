import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createWorld } from '@foyer/testing'
import { fourTests } from './four-tests.mjs'

const startedMs = performance.now()
/** @type {import('@foyer/testing').World} */
let world
before(async () => {
  world = await createWorld()
})
after(async () => {
  await world.delete()
  console.log(`four tests: ${Math.round(performance.now() - startedMs)} ms`)
})

for (const [name, run] of Object.entries(fourTests))
  test(name, () => run(world, (is, what) => assert.ok(is, what)))
