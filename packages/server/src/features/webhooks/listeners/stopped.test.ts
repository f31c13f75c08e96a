import { afterAll, expect, it } from 'vitest'
import { listen } from '../../../../test/event-stream.ts'
import { install } from '../../../../test/marketplace.ts'
import { until } from '../../../../test/until.ts'
import { fannedOutByWorker } from '../../../../test/webhooks.ts'
import { as, startWorld, useWorld, type World, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

/** It stays when the program that has the listener stops. */
const observer = useWorld(withoutWorker)
const started: { close(): Promise<void> }[] = []
afterAll(async () => {
  for (const { close } of started) await close()
})

async function startBeside(): Promise<World> {
  const { world, close } = await startWorld({ beside: observer, clock: observer.clock })
  started.push({ close })
  return world
}

const open = (world: World, lastEventId = '') =>
  listen(`${world.api.url}/v2/webhooks/listen`, {
    authorization: as.partner,
    ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
  })

it('LSN-06 a delivery that is not reported survives that the program stops in order', async () => {
  const first = await startBeside()
  await install(first)
  const stream = await open(first)
  await stream.next()
  const body = { location_id: demo.locations.main, resource: 'client', status: 'create' }
  expect((await first.api.post('/v2/sandbox/trigger', { as: as.partner, body })).status).toBe(201)
  await fannedOutByWorker(first)
  observer.clock.advance(5)
  const handed = await stream.next()
  const before = JSON.parse(handed?.data ?? 'null')
  expect(before).toMatchObject({ type: 'delivery', attempt: 1 })

  await first.program.stop()
  const second = await startBeside()
  const continued = await open(second, handed?.id)
  expect(JSON.parse((await continued.next())?.data ?? 'null').listener_id).toBe(before.listener_id)
  const again = JSON.parse((await continued.next())?.data ?? 'null')
  expect(again).toMatchObject({ delivery_id: before.delivery_id, webhook_id: before.webhook_id, attempt: 2 })
  const path = `/v2/webhooks/listeners/${before.listener_id}/attempts`
  const report = { delivery_id: before.delivery_id, attempt: 2, duration_ms: 3, status: 200 }
  expect((await second.api.post(path, { as: as.partner, body: report })).status).toBe(200)
  const read = async () =>
    (await second.api.get(`/v2/webhooks/deliveries/${before.delivery_id}`, { as: as.partner })).json.data
  await until(async () => (await read()).outcome === 'delivered', 'the second worker has the report')
  const { log } = await read()
  expect(log).toMatchObject([{ reason: expect.stringContaining('Interrupted') }, { answer: { status: 200 } }])
  await continued.leave()
})
