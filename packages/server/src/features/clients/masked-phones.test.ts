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
    body: { title: 'Newcomer', rights: ['clients_access', 'create_records_access'] },
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

  describe('who tries whether phones are taken', () => {
    const create = (phone: string, who = as.newcomer) => {
      // The limit on requests uses the world's clock, which stands still.
      world.clock.advance(1)
      return world.api.post('/v1/clients/1', { as: who, body: { name: 'Guess', phone } })
    }

    it('SEC-60 learns it twenty times an hour; then a refusal is the same for every phone', async () => {
      const own = (await create('+12125550170')).json.data.id
      for (let guess = 1; guess <= 20; guess++) {
        const call = { as: as.newcomer, body: { phone: full } }
        const { status } = guess % 2 ? await create(full) : await world.api.put(`/v1/client/1/${own}`, call)
        expect(status, `guess ${guess}`).toBe(409)
      }
      for (const phone of [full, '+12125550171']) {
        const { status, headers, json } = await create(phone)
        expect([status, json.success, json.data]).toEqual([429, false, null])
        expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
      }
      const bulk = await world.api.post('/v1/clients/1/bulk', {
        as: as.newcomer,
        body: [
          { name: 'Taken', phone: full },
          { name: 'Free', phone: '+12125550171' },
        ],
      })
      const [taken, free] = bulk.json.data.errors
      expect([bulk.json.data.created, free.message]).toEqual([[], taken.message])
      const comment = { as: as.newcomer, body: { comment: 'without a phone' } }
      expect((await world.api.put(`/v1/client/1/${own}`, comment)).status).toBe(200)
      for (let count = 0; count < 22; count++) expect((await create(full, as.owner)).status).toBe(409)
      world.clock.advance(3600)
      expect((await create('+12125550171')).status).toBe(201)
    })

    it('SEC-60 sends at most a thousand phones an hour, those of bookings too', async () => {
      world.clock.advance(3600)
      const messages: string[] = []
      for (let call = 0; call < 4; call++) {
        world.clock.advance(1)
        const body = Array.from({ length: 300 }, (_, index) => ({
          name: 'Import',
          phone: `+1646555${1000 + call * 300 + index}`,
        }))
        const { json } = await world.api.post('/v1/clients/1/bulk', { as: as.newcomer, body })
        messages.push(...json.data.errors.map(({ message }: { message: string }) => message))
      }
      expect(messages).toHaveLength(200)
      expect(messages[0]).toMatch(/^Too many phones/)
      for (const phone of [full, '+12125550172']) {
        const client = { phone, name: 'Guess' }
        const body = {
          staff_id: 1,
          services: [],
          client,
          datetime: '2030-05-06T10:00:00Z',
          seance_length: 900,
        }
        const booked = await world.api.post('/v1/records/1', { as: as.newcomer, body })
        expect([booked.status, booked.json.data]).toEqual([429, null])
      }
    })
  })
})
