import { describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../../features/sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const json = { 'content-type': 'application/json' }

describe('bodies as existing clients send them', () => {
  it('EXA-67 a body without a content type is read as JSON', async () => {
    for (const headers of [{}, { 'content-type': '' }] as Record<string, string>[]) {
      const created = await world.api.post('/v1/companies', {
        as: as.owner,
        rawBody: '{"title": "Typeless"}',
        headers,
      })
      expect([created.status, created.json.data?.title]).toEqual([201, 'Typeless'])
      const broken = await world.api.post('/v1/companies', { as: as.owner, rawBody: 'title=x', headers })
      expect(broken.status).toBe(400)
    }
    const search = await world.api.get('/v1/companies', { as: as.owner, rawBody: '{"my": 1, "id": [2]}' })
    expect(search.json.data.map(({ id }: { id: number }) => id)).toEqual([2])
  })

  it('EXA-67 a body that declares another type is 415, on either listener', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      'json',
      ';',
    ]) {
      const call = { rawBody: '{"title": "x"}', headers: { 'content-type': type } }
      expect((await world.api.post('/v1/companies', { as: as.owner, ...call })).status, type).toBe(415)
      const onApp = await world.app.post('/account/locations', { as: as.ownerPerson, ...call })
      expect(onApp.status, type).toBe(415)
    }
  })

  it('EXA-68 zero bytes of JSON are no error where no field is required', async () => {
    const change = await world.api.put('/v1/company/1', { as: as.owner, rawBody: '', headers: json })
    expect(change.status).toBe(200)
    const search = await world.api.post('/v1/company/1/clients/search', {
      as: as.owner,
      rawBody: '',
      headers: json,
    })
    expect([search.status, search.json.meta.total_count]).toEqual([200, demo.clients.count])
    for (const headers of [json, { ...json, 'content-length': '0' }])
      expect((await world.api.get('/v1/companies?my=1', { as: as.owner, headers })).status).toBe(200)
    const { id } = (await world.api.post('/v1/resources/2', { as: as.owner, body: { title: 'Short-lived' } }))
      .json.data
    const gone = await world.api.delete(`/v1/resources/2/${id}`, { as: as.owner, rawBody: '', headers: json })
    expect(gone.status).toBe(204)
    const missing = await world.api.post('/v1/auth', { as: as.partner, rawBody: '', headers: json })
    expect(missing.json.meta.errors).toEqual({ login: ['is required'], password: ['is required'] })
  })

  it('EXA-70 a number is taken where text is expected, with all its digits', async () => {
    const body = {
      title: 4711,
      zip: 94_107,
      phones: [14_155_550_199],
      coordinate_lat: '37.5',
      social: { x: 1.5 },
    }
    const created = await world.api.post('/v1/companies', { as: as.owner, body })
    expect(created.status).toBe(201)
    expect(created.json.data).toMatchObject({
      title: '4711',
      zip: '94107',
      phones: ['+14155550199'],
      coordinate_lat: 37.5,
    })
    const client = await world.api.post('/v1/clients/1', {
      as: as.owner,
      body: { name: 12, phone: 12_125_550_177, card: 77, comment: 0.5, gender_id: '1', discount: '5.5' },
    })
    expect(client.json.data).toMatchObject({
      name: '12',
      card: '77',
      comment: '0.5',
      gender_id: 1,
      discount: 5.5,
    })
    const [bulk] = (
      await world.api.post('/v1/clients/1/bulk', {
        as: as.owner,
        body: [{ name: 13, phone: 12_125_550_178, spent: '3' }],
      })
    ).json.data.created
    expect(bulk).toMatchObject({ name: '13', spent: 3 })
    const search = await world.api.post('/v1/company/1/clients/search', {
      as: as.owner,
      body: { page: '1', page_size: '5', filters: [{ type: 'quick_search', state: { value: 5_550_178 } }] },
    })
    expect(search.json.data.map(({ name }: { name: string }) => name)).toEqual(['13'])
    const inBody = await world.api.get('/v1/clients/1', { as: as.owner, body: { phone: 5_550_178 } })
    expect(inBody.json.meta.total_count).toBe(1)
    const endless = await world.api.post('/v1/companies', {
      as: as.owner,
      rawBody: '{"title": 12345678901234567890}',
      headers: json,
    })
    expect(endless.json.meta.errors).toEqual({ title: ['must be text, given once'] })
    for (const title of [true, null, [1], {}])
      expect((await world.api.post('/v1/companies', { as: as.owner, body: { title } })).status).toBe(422)
  })

  it('EXA-70 account operations take text for text alone', async () => {
    const answer = await world.app.post('/account/locations', { as: as.ownerPerson, body: { title: 4711 } })
    expect(answer.status).toBe(422)
  })

  it('EXA-71 0 or null takes the business type of a Location away', async () => {
    const type = (business_type_id: unknown) =>
      world.api.put('/v1/company/2', { as: as.owner, body: { business_type_id } })
    const stored = async () =>
      (await world.query('select business_type_id as id from locations where id = 2'))[0]?.id
    for (const none of [0, null, '0']) {
      expect((await type(101)).status).toBe(200)
      expect(await stored()).toBe('101')
      expect((await type(none)).status).toBe(200)
      expect(await stored()).toBe(null)
    }
    const unknown = await type(987_654)
    expect([unknown.status, Object.keys(unknown.json.meta.errors)]).toEqual([422, ['business_type_id']])
    const body = { title: 'Untyped', business_type_id: 0 }
    expect((await world.api.post('/v1/companies', { as: as.owner, body })).status).toBe(201)
  })
})

describe('years', () => {
  const after = (moment: string) =>
    world.api.get(`/v1/clients/1?changed_after=${encodeURIComponent(moment)}`, { as: as.owner })

  it('EXA-66 any year of four digits will do', async () => {
    for (const day of ['0001-01-01', '1582-10-10', '1899-12-31', '2101-02-28', '2200-01-01', '9999-12-31'])
      for (const time of ['', 'T23:59:59', 'T00:00:00+14:00', ' 00:00:00-12:00', 'T23:59:59Z'])
        expect((await after(day + time)).status, day + time).toBe(200)
    const [expense] = (await world.api.get('/v1/expenses/1', { as: as.owner })).json.data
    const [account] = (await world.api.get('/v1/accounts/1', { as: as.owner })).json.data
    for (const date of ['2150-06-30 10:00:00', '9999-12-31 10:00:00', '0001-01-02 10:00:00']) {
      const { status, json } = await world.api.post('/v1/finance_transactions/1', {
        as: as.owner,
        body: { expense_id: expense.id, account_id: account.id, amount: 1, date },
      })
      expect([status, json.data.date.slice(0, 10)]).toEqual([201, date.slice(0, 10)])
    }
  })

  it('EXA-66 an impossible year gets that error, and not one about the form of the date', async () => {
    for (const moment of ['0000-01-01', '10000-01-01', '0000-12-31T10:00:00Z', '12026-01-31 10:00:00'])
      expect((await after(moment)).json.meta.errors, moment).toEqual({
        changed_after: ['must be in a year from 0001 to 9999'],
      })
    for (const moment of ['2101-02-29', '2026-13-01', '26-01-01', '0000-02-30', 'tomorrow'])
      expect((await after(moment)).json.meta.errors.changed_after, moment).toEqual([
        expect.stringMatching(/^must be a date and time such as/),
      ])
    expect((await after('2104-02-29')).status).toBe(200)
  })
})
