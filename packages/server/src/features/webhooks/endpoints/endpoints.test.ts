import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { afterEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { confirm, freeze, install, unfreeze, uninstall } from '../../../../test/marketplace.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { addEndpoint, createClient, deliveriesTo, fannedOut, settled } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
afterEach(async () => {
  await uninstall(world)
  await world.query('delete from endpoints')
  await world.query('delete from hook_settings')
})

const owner = as.ownerPerson
const asOther = bearer(demo.otherPartner.token, demo.owner.token)
const list = (who = owner, location = 1) =>
  world.app.get(`/account/locations/${location}/receivers`, { as: who })
const turn = (id: number, isOff: unknown, { who = owner, location = 1 } = {}) =>
  world.app.put(`/account/locations/${location}/receivers/${id}`, {
    as: who,
    body: { is_switched_off: isOff },
  })
const set = (body: object, who = asOther) => world.api.post('/v1/hooks_settings/1', { as: who, body })
const url = 'https://hooks.example/one'
let phones = 1000

describe('the endpoints of a Location', () => {
  it('HOK-01 SEC-32 are shown to its owner with their partners and applications, without the query', async () => {
    await install(world, { settings: { webhook_urls: ['https://hooks.example/app?key=secret'] } })
    await set({ urls: [url], active: 0, client: 1 })
    const { status, json } = await list()
    expect(status).toBe(200)
    expect(Check(catalogue.endpoints.list.data, json.data)).toBe(true)
    expect(json.data).toMatchObject([
      {
        url: 'https://hooks.example/app',
        partner: { id: 1, title: 'Acme Integrations' },
        application: { id: 1, title: 'Acme Sync' },
        is_active: true,
        shows_phones: true,
      },
      {
        url,
        partner: { id: 2 },
        application: null,
        kinds: ['client'],
        is_active: false,
        switched_off_at: null,
      },
    ])
  })

  it('get nothing once they are switched off, and what was due is cancelled', async () => {
    const receiver = await startReceiver()
    await set({ urls: [receiver.url], active: 1, client: 1 })
    const [{ id }] = (await list()).json.data
    await createClient(world)
    await fannedOut(world)
    const off = await turn(id, true)
    expect(off.status).toBe(200)
    expect(off.json.data.switched_off_at).not.toBeNull()
    world.clock.advance(60)
    expect((await turn(id, true)).json.data.switched_off_at).toBe(off.json.data.switched_off_at)
    await settled(world)
    await createClient(world)
    await fannedOut(world)
    expect(await deliveriesTo(world, receiver.url)).toMatchObject([{ outcome: 'cancelled' }])
    expect(receiver.received).toHaveLength(0)
    expect((await turn(id, false)).json.data.switched_off_at).toBeNull()
    await createClient(world)
    await fannedOut(world)
    world.clock.advance(5)
    await receiver.waitFor(1)
    await receiver.close()
  })

  it('stay switched off, however their partner sets them again', async () => {
    await set({ urls: [url], active: 1, client: 1 })
    const [{ id }] = (await list()).json.data
    await turn(id, true)
    await set({ urls: [], active: 1 })
    expect((await list()).json.data).toEqual([])
    expect((await world.api.get('/v1/hooks_settings/1', { as: asOther })).json.data.urls).toEqual([])
    expect((await turn(id, false)).status).toBe(404)
    await set({ urls: [url], active: 1, client: 1 })
    expect((await list()).json.data[0].switched_off_at).not.toBeNull()
  })

  it('of a callback stay switched off too, until the application is installed again', async () => {
    const settings = { webhook_urls: [url] }
    await install(world, { settings })
    const [{ id }] = (await list()).json.data
    await turn(id, true)
    await confirm(world, { settings: { webhook_urls: [] } })
    expect((await list()).json.data).toEqual([])
    await confirm(world, { settings })
    expect((await list()).json.data).toMatchObject([{ url, switched_off_at: expect.any(String) }])
    await uninstall(world)
    await install(world, { settings })
    expect((await list()).json.data).toMatchObject([{ url, switched_off_at: null }])
  })

  it('SEC-30 that the owner switched off stay off for everybody who names the URL, even after an uninstall', async () => {
    const settings = { webhook_urls: [url] }
    await install(world, { settings })
    const [{ id }] = (await list()).json.data
    await turn(id, true)
    expect((await uninstall(world)).status).toBe(200)
    expect((await list()).json.data).toEqual([])
    expect((await set({ urls: [url], active: 1, client: 1 }, as.owner)).status).toBe(201)
    const [off] = (await list()).json.data
    expect(off).toMatchObject({ url, application: null, switched_off_at: expect.any(String) })
    await createClient(world)
    await fannedOut(world)
    expect(await deliveriesTo(world, url)).toEqual([])
    expect((await turn(off.id, false)).json.data.switched_off_at).toBeNull()
  })

  it('SEC-30 of another application stay off too, until the owner switches the URL on', async () => {
    const { public: one, paid: other } = demo.applications
    const settings = { webhook_urls: [url] }
    await install(world, { applicationId: one, settings })
    const [{ id }] = (await list()).json.data
    await turn(id, true)
    await uninstall(world, { applicationId: one })
    await install(world, { applicationId: other, settings })
    const [off] = (await list()).json.data
    expect(off).toMatchObject({ application: { id: other }, switched_off_at: expect.any(String) })
    await turn(off.id, false)
    await uninstall(world, { applicationId: other })
    expect(await world.query('select from endpoints')).toEqual([])
  })

  it('of several applications with one URL get what any of them may, once, and end with the last of them', async () => {
    const receiver = await startReceiver()
    const both = { locationId: demo.locations.second, settings: { webhook_urls: [receiver.url] } }
    const { public: one, paid: other } = demo.applications
    for (const applicationId of [one, other]) await install(world, { ...both, applicationId })
    await world.query('update endpoints set includes_own_changes = true')
    const change = async () => {
      const created = await world.api.post(`/v1/clients/${demo.locations.second}`, {
        as: as.owner,
        body: { name: 'Shared', phone: `+1628555${++phones}` },
      })
      expect(created.status).toBe(201)
      await fannedOut(world)
      world.clock.advance(5)
      await settled(world)
      return receiver.received.length
    }
    expect(await change()).toBe(1)
    const rows = (await list(owner, demo.locations.second)).json.data
    expect(rows).toHaveLength(2)
    const urls = async () =>
      (await world.api.get(`/v1/hooks_settings/${demo.locations.second}`, { as: as.owner })).json.data.urls
    expect(await urls()).toEqual([receiver.url])
    await uninstall(world, { ...both, applicationId: one })
    expect(await change()).toBe(2)
    await turn(rows[1].id, 1, { location: demo.locations.second })
    expect(await change()).toBe(2)
    // An endpoint that the owner switched off for one application is off for the other too.
    await install(world, { ...both, applicationId: one })
    await world.query('update endpoints set includes_own_changes = true')
    expect(await change()).toBe(2)
    await turn(rows[1].id, 0, { location: demo.locations.second })
    expect(await change()).toBe(3)
    for (const applicationId of [one, other]) await uninstall(world, { ...both, applicationId })
    expect(await change()).toBe(3)
    await receiver.close()
  })

  it('of several applications with one URL go on through the active one when another is frozen or uninstalled', async () => {
    const receiver = await startReceiver()
    const { public: one, paid: other } = demo.applications
    const both = { settings: { webhook_urls: [receiver.url] } }
    for (const applicationId of [one, other]) await install(world, { ...both, applicationId })
    await world.query('update endpoints set includes_own_changes = true')
    await freeze(world, { applicationId: one })
    await createClient(world)
    await fannedOut(world)
    world.clock.advance(5)
    await receiver.waitFor(1)
    await settled(world)
    await unfreeze(world, { applicationId: one })
    await createClient(world)
    await fannedOut(world)
    const [, second] = await deliveriesTo(world, receiver.url)
    expect(Number(second?.application_id)).toBe(one)
    await uninstall(world, { applicationId: one })
    world.clock.advance(5)
    await receiver.waitFor(2)
    await settled(world)
    expect((await deliveriesTo(world, receiver.url)).map(({ outcome }) => outcome)).toEqual([
      'delivered',
      'delivered',
    ])
    await uninstall(world, { applicationId: other })
    await receiver.close()
  })

  it('that their partner took away while they were off do not come back with the switch', async () => {
    const settings = { webhook_urls: [url] }
    await install(world, { settings })
    await addEndpoint(world, { url, partnerId: demo.partner.id, kinds: ['salon'] })
    const [{ id }] = (await list()).json.data
    await turn(id, 1)
    await confirm(world, { settings: { webhook_urls: [] } })
    const [{ id: left }] = (await list()).json.data
    expect((await turn(left, 0)).status).toBe(200)
    expect(await world.query('select application_id from endpoints')).toEqual([{ application_id: null }])
  })

  it('HOK-01 settings, callbacks and the owner’s switch at the same moment leave one state, and fail for nobody', async () => {
    const urls = Array.from({ length: 5 }, (_, index) => `https://hooks.example/at-once/${index}`)
    await install(world, { settings: { webhook_urls: urls } })
    await addEndpoint(world, { url, partnerId: demo.partner.id })
    const [{ id }] = (await list()).json.data.filter((row: { url: string }) => row.url === url)
    for (let round = 0; round < 10; round++) {
      await world.query('update endpoints set switched_off_at = null')
      await world.query('delete from endpoints where application_id is not null and url = $1', [url])
      const answers = await Promise.all([
        set({ urls: [...urls, url], active: 1, client: 1 }, as.systemUser),
        confirm(world, { settings: { webhook_urls: [...urls, url] } }),
        turn(id, 1),
      ])
      for (const { status, text } of answers) expect([200, 201, 404], text).toContain(status)
      const off = await world.query(
        'select distinct switched_off_at is not null as off from endpoints where url = $1',
        [url],
      )
      expect(off.length).toBeLessThanOrEqual(1)
    }
  })

  it('HOK-01 become one when settings replace those of several applications', async () => {
    const receivers = { settings: { webhook_urls: [url] } }
    const { public: one, paid: other } = demo.applications
    for (const applicationId of [one, other]) await install(world, { ...receivers, applicationId })
    expect((await set({ urls: [url], active: 1, client: 1 }, as.owner)).status).toBe(201)
    expect((await list()).json.data).toMatchObject([{ url, application: null, kinds: ['client'] }])
    await uninstall(world, { applicationId: other })
  })

  it('are for those who manage webhooks there', async () => {
    await set({ urls: [url], active: 1, client: 1 })
    const [{ id }] = (await list()).json.data
    const newcomer = as.newcomerPerson
    expect((await list(newcomer)).status).toBe(403)
    expect((await turn(id, true, { who: newcomer })).status).toBe(403)
    expect((await list(owner, demo.locations.foreign)).status).toBe(403)
    expect((await list(owner, 987_654)).status).toBe(404)
    expect((await turn(id, true, { location: 2 })).status).toBe(404)
    expect((await turn(987_654, true)).status).toBe(404)
    expect((await turn(id, 'perhaps')).status).toBe(422)
    expect((await list()).json.data[0].switched_off_at).toBeNull()
    expect((await list(as.partner)).status).toBe(401)
  })
})
