import { beforeAll, describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const masked = '+1415***01'
const full = demo.clients.first.phone
const clientPath = `/v1/client/1/${demo.clients.first.id}`
const search = (body: object, who = as.newcomer) =>
  world.api.post('/v1/company/1/clients/search', { as: who, body })

beforeAll(async () => {
  const { status } = await world.app.put('/account/locations/1/roles/4', {
    as: as.ownerPerson,
    body: { title: 'Newcomer', rights: ['clients_access'] },
  })
  expect(status).toBe(200)
})

describe('clients without client_phones_access', () => {
  it('GET, list and search show a masked phone', async () => {
    expect((await world.api.get(clientPath, { as: as.newcomer })).json.data.phone).toBe(masked)
    expect((await world.api.get(clientPath, { as: as.owner })).json.data.phone).toBe(full)
    const list = await world.api.get('/v1/clients/1?count=300', { as: as.newcomer })
    expect(list.json.data[0].phone).toBe(masked)
    expect(list.text).not.toMatch(/\+\d{6}/)
    const found = await search({ fields: ['phone'], page_size: 300 })
    expect(found.json.data[0]).toEqual({ phone: masked })
    expect(found.text).not.toMatch(/\+\d{6}/)
  })

  it('their own creates and updates also show a masked phone, while the event has the number', async () => {
    const before = await lastEventNumber(world, 1)
    const call = { as: as.newcomer, body: { name: 'Own', phone: '+12125550188' } }
    const created = await world.api.post('/v1/clients/1', call)
    expect(created.json.data.phone).toBe('+1212***88')
    const { id } = created.json.data
    const changed = await world.api.put(`/v1/client/1/${id}`, { as: as.newcomer, body: { comment: 'x' } })
    expect(changed.json.data).toMatchObject({ phone: '+1212***88', comment: 'x' })
    const bulk = await world.api.post('/v1/clients/1/bulk', {
      as: as.newcomer,
      body: [{ name: 'Bulk', phone: '+12125550189' }],
    })
    expect(bulk.json.data.created[0].phone).toBe('+1212***89')
    const events = await eventsAfter(world, 1, before)
    expect(events.map(({ data }) => data.phone)).toEqual(['+12125550188', '+12125550188', '+12125550189'])
  })

  it('sending the masked phone back changes nothing', async () => {
    const { status } = await world.api.put(clientPath, { as: as.newcomer, body: { phone: masked } })
    expect(status).toBe(422)
    expect((await world.api.get(clientPath, { as: as.owner })).json.data.phone).toBe(full)
  })

  it('phones cannot be guessed by filters or by order', async () => {
    const bySearch = { filters: [{ type: 'phone', state: { value: full } }] }
    expect((await search(bySearch)).status).toBe(403)
    expect((await search({ order_by: 'phone' })).status).toBe(403)
    expect((await world.api.get('/v1/clients/1?phone=1415', { as: as.newcomer })).status).toBe(403)
    const quick = { filters: [{ type: 'quick_search', state: { value: '4155551001' } }] }
    expect((await search(quick)).json.data).toEqual([])
    expect((await search(quick, as.owner)).json.data).toHaveLength(1)
    expect((await search(quick)).json.meta.total_count).toBe(0)
  })
})
