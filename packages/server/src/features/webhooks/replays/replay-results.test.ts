import { expect, it } from 'vitest'
import { holdDeliveries } from '../../../../test/held-deliveries.ts'
import { bearer } from '../../../../test/http.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { settled } from '../../../../test/webhooks.ts'
import { useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const developer = { as: bearer(demo.developer.accessToken) }
const path = '/account/partners/1/replays'

async function replayTo(url: string) {
  const range = { location_id: 1, from: '2020-01-01', outcomes: ['held'], url }
  const { json } = await world.app.post(path, { ...developer, body: range })
  const read = async () => (await world.app.get(`${path}/${json.data.id}`, developer)).json.data
  await expect.poll(async () => (await read()).status).toBe('finished')
  await settled(world)
  return read
}

it('BEN-76 a replay counts what was delivered, what failed and what waits', async () => {
  const answers = [200, 500, 200]
  const receiver = await startReceiver(
    (_got, response) => void response.writeHead(answers.pop() ?? 200).end(),
  )
  await holdDeliveries(world, { url: receiver.url, count: 3 })
  const read = await replayTo(receiver.url)
  await expect.poll(async () => (await read()).waiting).toBe(0)
  expect(await read()).toMatchObject({ total: 3, scheduled: 3, delivered: 2, failed: 1, not_sent: 0 })
  // What is sent again by hand afterwards is no part of it.
  const { json } = await world.app.get('/account/partners/1/deliveries?outcome=failed', developer)
  await world.app.post(`/account/partners/1/deliveries/${json.data[0].id}/redeliver`, developer)
  await receiver.waitFor(4)
  await settled(world)
  expect(await read()).toMatchObject({ delivered: 2, failed: 1, waiting: 0 })
  await receiver.close()
})

it('BEN-76 a replay from before results were counted has none', async () => {
  await world.query('delete from replay_results')
  const { json } = await world.app.get(path, developer)
  expect(json.data[0]).toMatchObject({ scheduled: 3, delivered: null, failed: null, waiting: null })
})
