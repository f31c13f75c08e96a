import { createWorld } from '@foyer/testing'

const world = await createWorld()
console.log(world.id)
setInterval(() => undefined, 1000)
