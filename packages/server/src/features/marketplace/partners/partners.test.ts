import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../../test/people.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const base = '/account/partners/1'
let developer = ''
let stranger = ''

beforeAll(async () => {
  developer = await signedIn(world, demo.developer)
  stranger = await signedIn(world, demo.stranger)
})

describe('partner account', () => {
  it('has a name and a marketplace webhook', async () => {
    const before = (await world.app.get(base, { as: developer })).json.data
    expect(Check(catalogue.partners.get.data, before)).toBe(true)
    const body = { title: 'Acme Two', webhook_url: 'http://127.0.0.1:9000/lifecycle' }
    const changed = await world.app.put(base, { as: developer, body })
    expect(changed.json.data).toEqual({ ...before, ...body })
    expect((await world.app.get(base, { as: developer })).json.data).toEqual(changed.json.data)
    const cleared = await world.app.put(base, { as: developer, body: { webhook_url: '' } })
    expect(cleared.json.data).toMatchObject({ title: 'Acme Two', webhook_url: '' })
  })

  it('refuses an address inside the network', async () => {
    const body = { title: 'Never', webhook_url: 'http://10.0.0.1/' }
    const { status, json } = await world.app.put(base, { as: developer, body })
    expect(status).toBe(422)
    expect(json.meta.errors).toEqual({ webhook_url: ['must not lead into a private network'] })
    expect((await world.app.get(base, { as: developer })).json.data.title).not.toBe('Never')
  })

  it('AUT-07 is seen and changed by nobody else', async () => {
    expect((await world.app.get(base, { as: stranger })).status).toBe(404)
    expect((await world.app.put(base, { as: stranger, body: { title: 'X' } })).status).toBe(404)
    expect((await world.app.get(`${base}/test_locations`, { as: stranger })).status).toBe(404)
    const own = { as: stranger, body: { location_id: demo.locations.foreign } }
    expect((await world.app.post(`${base}/test_locations`, own)).status).toBe(404)
    expect((await world.app.delete(`${base}/test_locations/3`, { as: stranger })).status).toBe(404)
  })

  it('LNK-12 a test Location is one that the developer owns', async () => {
    const path = `${base}/test_locations`
    const add = (location_id: number) => world.app.post(path, { as: developer, body: { location_id } })
    expect((await add(demo.locations.main)).status).toBe(403)
    expect((await add(987_654)).status).toBe(404)
    const listed = await world.app.get(path, { as: developer })
    expect(Check(catalogue.partners.listTestLocations.data, listed.json.data)).toBe(true)
    expect(listed.json.data).toMatchObject([{ id: demo.locations.test }])
    const one = `${path}/${demo.locations.test}`
    expect((await world.app.delete(one, { as: developer })).status).toBe(204)
    expect((await world.app.delete(one, { as: developer })).status).toBe(404)
    expect((await add(demo.locations.test)).status).toBe(201)
    expect((await add(demo.locations.test)).status).toBe(201)
    expect((await world.app.get(path, { as: developer })).json.data).toHaveLength(1)
  })
})
