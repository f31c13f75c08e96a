import { expect, it } from 'vitest'
import { addEndpoint, createClient, deliveriesTo, fannedOut } from '../../../../test/webhooks.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { fanOut } from './fan-out.ts'

const world = useWorld(withoutWorker)
const url = 'https://hooks.example/stopped'

it('WEB-08 a worker that stops leaves the events that wait to the next one', async () => {
  await fannedOut(world)
  await addEndpoint(world, { url })
  await createClient(world)
  await fanOut(world.program.ctx, AbortSignal.abort())
  expect(await deliveriesTo(world, url)).toEqual([])
  await fanOut(world.program.ctx)
  expect(await deliveriesTo(world, url)).toMatchObject([{ outcome: 'scheduled' }])
})
