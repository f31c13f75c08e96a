import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../../test/people.ts'
import { addEndpoint, createClient, fannedOut } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()

/** Returns the id of one delivery for each of the two partners. */
const ids = { partner: 0, otherPartner: 0 }

const read = (id: unknown, who = as.otherPartner) =>
  world.api.get(`/v2/webhooks/deliveries/${id}`, { as: who })
const log = (query: string) => world.api.get(`/v2/webhooks/deliveries${query}`, { as: as.otherPartner })

beforeAll(async () => {
  await addEndpoint(world, { url: 'http://127.0.0.1:9/a' })
  await addEndpoint(world, { url: 'http://127.0.0.1:9/b', partnerId: 1, includesOwnChanges: true })
  await createClient(world)
  await createClient(world)
  await fannedOut(world)
  ids.otherPartner = (await log('')).json.data[0].id
  const { json } = await world.api.get('/v2/webhooks/deliveries', { as: as.partner })
  ids.partner = json.data[0].id
})

describe('the id of a delivery', () => {
  it('EXA-41 is understood with and without its prefix', async () => {
    const plain = await read(ids.otherPartner)
    const prefixed = await read(`dlv_${ids.otherPartner}`)
    expect([plain.status, prefixed.status]).toEqual([200, 200])
    expect(prefixed.json.data).toEqual(plain.json.data)
    expect(prefixed.json.data.webhook_id).toBe(`dlv_${ids.otherPartner}`)
    // 409 means that it is scheduled already, and 202 that it is scheduled again: both prove that it was found.
    const again = await world.api.post(`/v2/webhooks/deliveries/dlv_${ids.otherPartner}/redeliver`, {
      as: as.otherPartner,
    })
    expect([202, 409]).toContain(again.status)
  })

  it('EXA-41 is understood by the twins for developers', async () => {
    const developer = await signedIn(world, demo.developer)
    const path = `/account/partners/1/deliveries/dlv_${ids.partner}`
    expect((await world.app.get(path, { as: developer })).json.data.id).toBe(ids.partner)
    expect([202, 409]).toContain((await world.app.post(`${path}/redeliver`, { as: developer })).status)
  })

  it('EXA-41 returns 404 for one that is unknown or of another partner, and 422 for an invalid one', async () => {
    expect((await read('dlv_987654321')).status).toBe(404)
    expect((await read(`dlv_${ids.partner}`)).status).toBe(404)
    for (const invalid of [
      'dlv_',
      'dlv_dlv_1',
      'dlv_-1',
      'dlv_1.5',
      'dlv_x',
      'evt_1',
      'DLV_1',
      'dlv_%201',
      'dlv_0',
    ])
      expect([invalid, (await read(invalid)).status]).toEqual([invalid, 422])
  })
})

it('EXA-41 the log takes limit for count', async () => {
  expect((await log('?limit=1')).json.data).toHaveLength(1)
  expect((await log('?limit=301')).status).toBe(422)
  expect((await log('?limit=2&count=1')).json.data).toHaveLength(1)
})
