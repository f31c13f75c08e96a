import { expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { addEndpoint, createClient, fannedOut } from '../../../../test/webhooks.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const developer = { as: bearer(demo.developer.accessToken) }

it('BEN-83 the log is filtered by deliveries to URLs or to listeners', async () => {
  await addEndpoint(world, { url: 'https://hooks.example/one', partnerId: 1, includesOwnChanges: true })
  await addEndpoint(world, { url: 'https://hooks.example/two', partnerId: 1, includesOwnChanges: true })
  await createClient(world)
  await fannedOut(world)
  await world.query(`update deliveries set url = 'listener:7' where url like '%/two'`)
  const urls = async (sentTo: string) => {
    const { json } = await world.api.get(`/v2/webhooks/deliveries?${sentTo}`, { as: as.partner })
    return json.data.map(({ url }: { url: string }) => url).sort()
  }
  expect(await urls('')).toEqual(['https://hooks.example/one', 'listener:7'])
  expect(await urls('sent_to=url')).toEqual(['https://hooks.example/one'])
  expect(await urls('sent_to=listener')).toEqual(['listener:7'])
  const wrong = await world.api.get('/v2/webhooks/deliveries?sent_to=both', { as: as.partner })
  expect(wrong.status).toBe(422)
})

it('BEN-81 the state of the webhook secret says since when it is in use, and until when the one before', async () => {
  const path = '/account/partners/1/webhook_secret'
  const read = async () => (await world.app.get(path, developer)).json.data
  const before = await read()
  expect(before).toEqual({ issued_at: expect.any(String), previous_valid_until: null })
  world.clock.advance(60)
  expect((await world.app.post(path, developer)).status).toBe(201)
  const after = await read()
  const now = Math.floor(world.clock.now().getTime() / 1000) * 1000
  expect(Date.parse(after.issued_at)).toBe(now)
  expect(Date.parse(after.previous_valid_until)).toBe(now + 24 * 60 * 60 * 1000)
  world.clock.advance(25 * 60 * 60)
  expect(await read()).toEqual({ ...after, previous_valid_until: null })
  expect((await world.app.get('/account/partners/2/webhook_secret', developer)).status).toBe(404)
})
