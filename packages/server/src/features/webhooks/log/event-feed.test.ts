import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { afterEach, describe, expect, it } from 'vitest'
import { freeze, install, unfreeze, uninstall } from '../../../../test/marketplace.ts'
import {
  addEndpoint,
  addPersonWithoutPhones,
  createClient,
  deliveriesTo,
  fannedOut,
} from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'

const world = useWorld()
afterEach(async () => {
  await uninstall(world)
  await world.query('delete from endpoints')
})

const read = (query = '', { who = as.otherPartner, location = 1 } = {}) =>
  world.api.get(`/v2/locations/${location}/event_log${query}`, { as: who })

describe('the event log', () => {
  it('WEB-10 has every event the partner was entitled to, without gaps, with the status of its deliveries', async () => {
    await addEndpoint(world, { url: 'https://hooks.example/a' })
    await addEndpoint(world, { url: 'https://hooks.example/b', kinds: ['client', 'record'] })
    const { last_sequence: before } = (await read()).json.meta
    const created = await Promise.all([1, 2, 3, 4, 5].map(() => createClient(world)))
    await world.api.post('/v1/service_categories/1', { as: as.owner, body: { title: 'Not in the feed' } })
    await fannedOut(world)
    const { status, json } = await read(`?after=${before}`)
    expect(status).toBe(200)
    expect(Check(catalogue.webhooks.listEvents.data, json.data)).toBe(true)
    expect(json.data.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
      [1, 2, 3, 4, 5].map(n => before + n),
    )
    expect(json.meta).toEqual({ last_sequence: before + 5 })
    const ids = json.data.map(({ resource_id }: { resource_id: number }) => resource_id)
    expect(ids.sort()).toEqual(created.map(({ id }) => id).sort())
    expect(json.data[0]).toMatchObject({
      company_id: 1,
      resource: 'client',
      status: 'create',
      data: { name: 'Wendy' },
      deliveries: [{ outcome: 'scheduled' }, { outcome: 'scheduled' }],
    })
    const page = await read(`?after=${before + 1}&count=2`)
    expect(page.json.data.map(({ sequence }: { sequence: number }) => sequence)).toEqual([
      before + 2,
      before + 3,
    ])
    expect((await read(`?after=${before + 5}`)).json).toMatchObject({
      data: [],
      meta: { last_sequence: before + 5 },
    })
  })

  it('counts for each partner by itself', async () => {
    await addEndpoint(world, { url: 'https://hooks.example/a' })
    await createClient(world)
    await fannedOut(world)
    await addEndpoint(world, { url: 'https://hooks.example/a', partnerId: 1, includesOwnChanges: true })
    const { last_sequence: other } = (await read()).json.meta
    const { last_sequence: own } = (await read('', { who: as.partner })).json.meta
    await createClient(world)
    await fannedOut(world)
    expect((await read('', { who: as.partner })).json.meta.last_sequence).toBe(own + 1)
    expect((await read()).json.meta.last_sequence).toBeGreaterThan(other)
  })

  it('masks phones without the right, and hides data that the partner can no longer read', async () => {
    const id = await addEndpoint(world, { url: 'https://hooks.example/a' })
    const { last_sequence: before } = (await read()).json.meta
    const { phone } = await createClient(world)
    await fannedOut(world)
    const item = async () => (await read(`?after=${before}`)).json.data[0]
    expect((await item()).data.phone).toBe(phone)
    const userId = await addPersonWithoutPhones(world)
    await world.query('update endpoints set user_id = $2 where id = $1', [id, userId])
    const masked = (await item()).data
    expect(masked.phone).not.toBe(phone)
    expect(masked.name).toBe('Wendy')
    await world.query("update endpoints set kinds = '{record}' where id = $1", [id])
    expect(await item()).toMatchObject({ resource: 'client', data: null })
    await world.query('update endpoints set switched_off_at = now() where id = $1', [id])
    expect((await read()).status).toBe(403)
  })

  it('EXA-115 has the data of what a system user subscribed to, as the delivery has, while the application is active', async () => {
    await install(world)
    const who = as.partner
    const { last_sequence: before } = (await read('', { who })).json.meta
    await world.query("update applications set kinds = '{record}' where id = 1")
    const url = 'https://hooks.example/system'
    const set = (active: number) =>
      world.api.post('/v1/hooks_settings/1', {
        as: as.systemUser,
        body: { urls: [url], active, client: 1, self_sending: 1 },
      })
    expect((await set(1)).status).toBe(201)
    const { phone } = await createClient(world)
    await fannedOut(world)
    const [delivery] = await deliveriesTo(world, url)
    const seen = async () => {
      const { json } = await world.api.get(`/v2/webhooks/deliveries/${delivery?.id}`, { as: who })
      const { json: log } = await read(`?after=${before}`, { who })
      return [JSON.parse(json.data.body)?.data?.phone, log.data?.[0]?.data?.phone]
    }
    expect(await seen()).toEqual([phone, phone])
    expect((await set(0)).status).toBe(201)
    expect(await seen()).toEqual([phone, phone])
    await freeze(world)
    expect(await seen()).toEqual([undefined, undefined])
    expect((await read('', { who })).status).toBe(403)
    await unfreeze(world)
    await world.query('update endpoints set switched_off_at = now()')
    expect(await seen()).toEqual([undefined, undefined])
    await world.query("update applications set rights = array_remove(rights, 'clients_access') where id = 1")
    await world.query('update endpoints set switched_off_at = null')
    expect(await seen()).toEqual([undefined, undefined])
  })

  it('is closed while the application is frozen, and open again afterwards', async () => {
    await install(world)
    const who = as.partner
    expect((await read('', { who })).status).toBe(200)
    await freeze(world)
    const frozen = await read('', { who })
    expect(frozen.status).toBe(403)
    expect(frozen.json.meta.message).toContain('None of your applications is active in this Location')
    await unfreeze(world)
    expect((await read('', { who })).status).toBe(200)
    await uninstall(world)
    const gone = await read('', { who })
    expect(gone.status).toBe(403)
    expect(gone.json.meta.message).toContain(
      'No application of yours is connected to this Location, and no endpoint of yours is set there. Connect an application',
    )
  })

  it('refuses in the order of the conventions', async () => {
    expect((await world.api.get('/v2/locations/1/event_log')).status).toBe(401)
    const rejected = await read('?after=-1&count=301')
    expect(rejected.status).toBe(422)
    expect(Object.keys(rejected.json.meta.errors)).toEqual(['after', 'count'])
    expect((await read('', { location: 987_654 })).status).toBe(404)
    expect((await read()).status).toBe(403)
  })
})
