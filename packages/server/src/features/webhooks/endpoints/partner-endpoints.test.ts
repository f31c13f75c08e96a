import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { afterEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { freeze, install, unfreeze, uninstall } from '../../../../test/marketplace.ts'
import { addEndpoint, createClient, settled, useReceivers } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
afterEach(async () => {
  await uninstall(world)
  await world.query('delete from endpoints')
  await world.query('delete from hook_settings')
})

const developer = bearer(demo.developer.accessToken)
const path = '/account/partners/1/endpoints'
const url = 'https://hooks.example/one'
const list = (query = '', who = developer) => world.app.get(`${path}${query}`, { as: who })
const add = (body: object, who = developer) =>
  world.app.post(path, {
    as: who,
    body: { location_id: 1, application_id: 1, kinds: ['client'], url, ...body },
  })
const change = (id: number, body: object, who = developer) =>
  world.app.put(`${path}/${id}`, { as: who, body })

describe('the endpoints of a partner', () => {
  it('BEN-02 are added for an application, listed with Location and application, changed, paused and removed', async () => {
    await install(world)
    const added = await add({ includes_own_changes: true })
    expect(added.status).toBe(201)
    expect(Check(catalogue.partnerWebhooks.addEndpoint.data, added.json.data)).toBe(true)
    expect(added.json.data).toMatchObject({
      url,
      location: { id: 1 },
      application: { id: 1, title: 'Acme Sync' },
      kinds: ['client'],
      includes_own_changes: true,
      is_active: true,
      blocked_by: null,
    })
    const { id } = added.json.data
    expect((await change(id, { is_active: false })).json.data).toMatchObject({ blocked_by: 'inactive' })
    const changed = await change(id, { kinds: ['client', 'record'], is_active: true })
    expect(changed.json.data).toMatchObject({ id, kinds: ['client', 'record'], blocked_by: null })
    const moved = await change(id, { url: `${url}/new` })
    expect(moved.json.data).toMatchObject({ url: `${url}/new`, kinds: ['client', 'record'] })
    expect((await list()).json.data).toHaveLength(1)
    const audit = await world.query(
      `select action from audit_log where user_id = $1 and action = 'endpoints-set'`,
      [demo.developer.id],
    )
    expect(audit).toHaveLength(4)
    expect((await world.app.delete(`${path}/${moved.json.data.id}`, { as: developer })).status).toBe(200)
    expect((await list()).json.data).toEqual([])
  })

  it('BEN-02 leave the other endpoints of the Location as they are', async () => {
    await install(world, { settings: { webhook_urls: ['https://hooks.example/callback'] } })
    await world.api.post('/v1/hooks_settings/1', {
      as: as.owner,
      body: { urls: [url, 'https://hooks.example/callback'], active: 1, record: 1 },
    })
    const before = (await world.api.get('/v1/hooks_settings/1', { as: as.owner })).json.data
    const owners = () => world.query('select url, user_id, application_id from endpoints order by url')
    const set = await owners()
    const added = await add({ url: `${url}/two` })
    await world.app.delete(`${path}/${added.json.data.id}`, { as: developer })
    expect((await world.api.get('/v1/hooks_settings/1', { as: as.owner })).json.data).toEqual(before)
    expect(await owners()).toEqual(set)
  })

  it('BEN-03 follow the rules of the webhook settings about who may set what', async () => {
    expect((await add({})).status).toBe(403)
    expect((await add({ application_id: undefined })).status).toBe(403)
    await install(world)
    await freeze(world)
    expect((await add({})).status).toBe(403)
    await unfreeze(world)
    expect((await add({ location_id: 99_999 })).status).toBe(404)
    expect((await add({ application_id: 99_999 })).status).toBe(404)
    await world.query(`update applications set rights = array_remove(rights, 'finances_access') where id = 1`)
    const refused = await add({ kinds: ['finances_operation'] })
    expect(refused.status).toBe(403)
    expect(refused.json.meta.message).toContain('finances_access')
    await world.query(`update applications set rights = array_append(rights, 'finances_access') where id = 1`)
    for (const wrong of [
      { url: 'http://10.0.0.1/' },
      { url: 'ftp://x' },
      { url: '' },
      { kinds: ['nothing'] },
    ])
      expect((await add(wrong)).status, JSON.stringify(wrong)).toBe(422)
    expect((await list()).json.data).toEqual([])
    expect((await add({})).status).toBe(201)
    expect((await add({})).status).toBe(409)
    for (let n = 1; n < 10; n++) expect((await add({ url: `${url}/${n}` })).status).toBe(201)
    expect((await add({ url: `${url}/10` })).status).toBe(409)
  })

  it('BEN-03 are those of one partner: others are not found, listed or changed', async () => {
    const id = await addEndpoint(world, { url })
    expect((await list()).json.data).toEqual([])
    expect((await change(id, { is_active: false })).status).toBe(404)
    expect((await world.app.get(`${path}/${id}`, { as: developer })).status).toBe(404)
    expect((await world.app.delete(`${path}/${id}`, { as: developer })).status).toBe(404)
    expect((await world.app.get('/account/partners/2/endpoints', { as: developer })).status).toBe(404)
    expect((await list('', as.ownerPerson)).status).toBe(404)
    expect((await add({}, as.ownerPerson)).status).toBe(404)
  })

  it('BEN-03 of a person are changed for an application that is active there, or not at all', async () => {
    const id = await addEndpoint(world, { url, partnerId: 1 })
    expect((await change(id, { is_active: false })).status).toBe(403)
    await install(world)
    const taken = await change(id, { is_active: false, application_id: 1 })
    expect(taken.json.data).toMatchObject({ id, application: { id: 1 }, is_active: false })
  })

  it('BEN-04 tell how they have responded', async () => {
    let status = 500
    const { url: address, waitFor } = await receiver(
      (_got, response) => void response.writeHead(status).end(),
    )
    const id = await addEndpoint(world, { url: address, partnerId: 1, includesOwnChanges: true })
    const health = async () => (await world.app.get(`${path}/${id}`, { as: developer })).json.data.health
    expect(await health()).toMatchObject({
      consecutive_failures: 0,
      failing_since: null,
      last_success_at: null,
      next_attempt_at: null,
    })
    for (const sent of [1, 2]) {
      await createClient(world)
      await fiveSecondsLater()
      await waitFor(sent)
      await settled(world)
    }
    expect(await health()).toMatchObject({
      last_success_at: null,
      failing_since: expect.any(String),
      consecutive_failures: 2,
      last_failure_reason: 'The endpoint responded with 500.',
    })
    status = 200
    await createClient(world)
    await fiveSecondsLater()
    await settled(world)
    expect(await health()).toMatchObject({
      last_success_at: expect.any(String),
      last_failure_at: expect.any(String),
      failing_since: null,
      consecutive_failures: 0,
    })
    const log = await world.app.get(`/account/partners/1/deliveries?endpoint_id=${id}`, { as: developer })
    expect(log.json.data).toHaveLength(3)
    expect(log.json.data[0]).toMatchObject({
      endpoint_id: id,
      location_title: 'Bloom Mission',
      response_status: 200,
      duration_ms: expect.any(Number),
    })
    const foreign = await world.api.get(`/v2/webhooks/deliveries?endpoint_id=${id}`, { as: as.otherPartner })
    expect(foreign.json.data).toEqual([])
  })

  it('BEN-02 are read page by page, of one Location or application', async () => {
    await install(world)
    for (const n of [1, 2, 3]) await add({ url: `${url}/${n}` })
    const first = await list('?count=2')
    expect(first.json.data.map((one: { url: string }) => one.url)).toEqual([`${url}/3`, `${url}/2`])
    const rest = await list(`?count=2&cursor=${first.json.meta.next_cursor}`)
    expect(rest.json).toMatchObject({ data: [{ url: `${url}/1` }], meta: { next_cursor: null } })
    expect((await list('?location_id=2')).json.data).toEqual([])
    expect((await list('?application_id=1')).json.data).toHaveLength(3)
  })

  it('BEN-05 have Locations with names, among which one can search', async () => {
    await install(world)
    const locations = async (query = '') =>
      (await world.app.get(`/account/partners/1/locations${query}`, { as: developer })).json.data
    const [main] = await locations('?search=BLOOM')
    expect(main).toMatchObject({ id: 1, applications: [{ id: 1, title: 'Acme Sync', is_active: true }] })
    expect(await locations('?search=nowhere')).toEqual([])
    await uninstall(world)
    expect((await locations()).map(({ id }: { id: number }) => id)).not.toContain(1)
    const strange = await world.app.get('/account/partners/1/locations', { as: as.ownerPerson })
    expect(strange.status).toBe(404)
  })
})
