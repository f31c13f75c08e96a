import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../../test/people.ts'
import { california, openPbx } from '../../../../test/telephony.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { locations } = demo
let operator = ''
let developer = ''

beforeAll(async () => {
  operator = await signedIn(world, demo.operator)
  developer = await signedIn(world, demo.developer)
})

/** Lists the oldest first, each as who, from where, what. */
const entriesOf = async (query: string) => {
  const { status, json } = await world.app.get(`/account/operator/audit_log?${query}`, { as: operator })
  expect(status).toBe(200)
  return json.data.toReversed().map((entry: Record<string, unknown> & { user: { id: number } | null }) => ({
    ...entry,
    userId: entry.user?.id ?? null,
  }))
}

const byDeveloper = { userId: demo.developer.id, address: '127.0.0.1' }
const byOwner = { userId: demo.owner.id, address: '127.0.0.1' }

describe('the audit log has changes of settings', () => {
  it('SEC-21 of a partner account, with the names of what changed and never its values', async () => {
    const created = await world.app.post('/account/partners', { as: developer, body: { title: 'Renamed' } })
    const id = created.json.data.id as number
    const put = (body: object) => world.app.put(`/account/partners/${id}`, { as: developer, body })
    const webhook_url = 'http://127.0.0.1:9000/secret-path'
    expect((await put({ title: 'New name', webhook_url })).status).toBe(200)
    expect((await put({ title: 'Newer name', webhook_url })).status).toBe(200)
    expect((await put({ title: 'Newer name', webhook_url })).status).toBe(200)
    expect((await put({ webhook_url: 'http://10.0.0.1/' })).status).toBe(422)
    const entries = await entriesOf(`action=partner-update&partner_id=${id}`)
    expect(entries).toMatchObject([
      { ...byDeveloper, note: 'title, webhook_url' },
      { ...byDeveloper, note: 'title' },
    ])
  })

  it('SEC-21 of telephony that a PBX switches on and off, in each Location, once', async () => {
    const { send, locationIds } = await openPbx(world, {
      locations: [california, california],
      isEnabled: false,
    })
    for (const type of ['disable', 'enable', 'enable', 'disable']) await send({ command: 'setup', type })
    const byPbx = { userId: null, partner_id: demo.partner.id, address: '127.0.0.1' }
    for (const id of locationIds) {
      const entries = await entriesOf(`location_id=${id}`)
      expect(entries.slice(-2)).toMatchObject([
        { ...byPbx, action: 'telephony-enable' },
        { ...byPbx, action: 'telephony-disable' },
      ])
      for (const action of ['enable', 'disable'])
        expect(await entriesOf(`location_id=${id}&action=telephony-${action}`)).toHaveLength(1)
    }
  })

  it('SEC-21 of a Location, by its owner in the console and by the partner API', async () => {
    const about = `action=location-update&location_id=${locations.main}`
    const inConsole = (body: object) =>
      world.app.put(`/account/locations/${locations.main}`, { as: as.ownerPerson, body })
    const body = { title: 'Audited Location', phones: ['+14155550123'], social: { instagram: 'audited' } }
    expect((await inConsole(body)).status).toBe(200)
    expect((await inConsole({ ...body, address: '1 Audit Street', coordinate_lat: 12.5 })).status).toBe(200)
    expect((await inConsole({ ...body, coordinate_lat: 12.5 })).status).toBe(200)
    expect((await inConsole({ city_id: 987_654_321 })).status).toBe(422)
    const byApi = { as: as.owner, body: { ...body, zip: '94105' } }
    expect((await world.api.put(`/v1/company/${locations.main}`, byApi)).status).toBe(200)
    expect(await entriesOf(about)).toMatchObject([
      { ...byOwner, note: 'phones, social, title' },
      { ...byOwner, note: 'address, coordinate_lat' },
      { ...byOwner, note: 'zip' },
    ])
  })

  it('SEC-21 of the test Locations of a developer', async () => {
    const path = `/account/partners/${demo.partner.id}/test_locations`
    const add = () => world.app.post(path, { as: developer, body: { location_id: locations.test } })
    expect((await world.app.delete(`${path}/${locations.test}`, { as: developer })).status).toBe(204)
    expect((await world.app.delete(`${path}/${locations.test}`, { as: developer })).status).toBe(404)
    expect([(await add()).status, (await add()).status]).toEqual([201, 201])
    const about = { ...byDeveloper, partner_id: demo.partner.id }
    expect(await entriesOf(`location_id=${locations.test}`)).toMatchObject([
      { ...about, action: 'test-location-remove' },
      { ...about, action: 'test-location-add' },
    ])
  })

  it('SEC-21 of where calls go, in each Location of the Chain', async () => {
    const { chainId, locationIds, setRoutes } = await openPbx(world, {
      locations: [california, california],
    })
    const routes = [{ match: 'user', value: '101', location_ids: [locationIds[0]], user_ids: [] }]
    // The second call changes nothing, so it is not logged.
    for (let time = 0; time < 2; time++) expect((await setRoutes(routes)).status).toBe(200)
    const inConsole = { as: as.ownerPerson, body: [] }
    expect((await world.app.put(`/account/chains/${chainId}/telephony/routes`, inConsole)).status).toBe(200)
    expect((await setRoutes([{ ...routes[0], location_ids: [locations.foreign] }])).status).toBe(422)
    for (const id of locationIds)
      expect(await entriesOf(`action=telephony-routes-set&location_id=${id}`)).toMatchObject([
        { ...byOwner, note: 'rows: 1' },
        { ...byOwner, note: 'rows: 0' },
      ])
  })

  it('SEC-21 of the installation block, with the address of the operator', async () => {
    const path = `/account/operator/locations/${locations.second}/installation_block`
    await world.app.put(path, { as: operator })
    await world.app.delete(path, { as: operator })
    const by = { userId: demo.operator.id, address: '127.0.0.1' }
    expect(await entriesOf(`user_id=${demo.operator.id}&location_id=${locations.second}`)).toMatchObject([
      { ...by, action: 'block-installation' },
      { ...by, action: 'unblock-installation' },
    ])
  })
})
