import { describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)

const mebibyte = 1024 * 1024
const asJson = { 'content-type': 'application/json' }
const createKey = (fields: object) =>
  world.app.post('/account/restricted_keys', {
    as: as.ownerPerson,
    body: { title: 'Key', scopes: ['locations:read'], location_ids: [1], ...fields },
  })
const createCompany = (body: unknown) => world.api.post('/v1/companies', { as: as.owner, body })
const sendToAuth = (rawBody: string, who = as.partner) =>
  world.api.post('/v1/auth', { as: who, rawBody, headers: asJson })

describe('the cost of an input', () => {
  it('SEC-01 a list that is too long is refused in one sentence, whatever is in it', async () => {
    for (const element of [1, 'x', {}, null]) {
      const { status, json } = await createKey({ location_ids: Array(2000).fill(element) })
      expect(status).toBe(422)
      expect(json.meta).toEqual({
        message: 'location_ids must have at most 100 elements.',
        errors: { location_ids: ['must have at most 100 elements'] },
      })
    }
  })

  it('SEC-01 a list that names something twice gets one error', async () => {
    const { status, json } = await createKey({ location_ids: Array(100).fill(1) })
    expect(status).toBe(422)
    expect(json.meta.errors).toEqual({ location_ids: ['must not name the same thing twice'] })
    expect((await createKey({ location_ids: [1, 2, '1'] })).json.meta.errors).toEqual({
      location_ids: ['must not name the same thing twice'],
    })
  })

  it('SEC-01 text beyond its length is not read; every other invalid field is still named', async () => {
    const { json } = await createCompany({
      title: '\0'.repeat(40_000),
      phones: [{}, 'x'.repeat(5000)],
      social: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`network ${index}`, 'x'])),
      country_id: 'x'.repeat(5000),
    })
    expect(json.meta.errors).toEqual({
      title: ['must have at most 255 characters'],
      'phones.0': ['must be text, given once'],
      'phones.1': ['must have at most 40 characters'],
      social: ['must have at most 20 fields'],
      country_id: ['must be a whole number'],
    })
  })

  it('SEC-01 characters are counted, not the units they are stored in', async () => {
    expect((await createCompany({ title: '😀'.repeat(255) })).status).toBe(201)
    expect((await createCompany({ title: '😀'.repeat(256) })).status).toBe(422)
  })

  it('SEC-01 names of the caller are bounded too, and so are errors about them', async () => {
    const { json } = await createCompany({ title: 'Bounded', social: { ['n'.repeat(300)]: 'x', '\0': 'x' } })
    expect(Object.values(json.meta.errors)).toEqual([
      ['must have a name of at most 255 characters'],
      ['must not contain NUL or broken characters'],
    ])
    expect(Object.keys(json.meta.errors)[0]).toBe(`social.${'n'.repeat(60)}`)
  })

  it('SEC-01 no more than a hundred invalid fields are named', async () => {
    const { status, json } = await world.api.put('/v1/schedule/1/1/2026-01-01/2026-12-31', {
      as: as.owner,
      body: Array(366).fill({ date: 'never', slots: Array(48).fill({ from: 1 }) }),
    })
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toHaveLength(100)
    expect(json.meta.message).toMatch(/No more than 100 fields are named\.$/)
    expect(json.meta.message.length).toBeLessThan(10_000)
  })

  it('SEC-01 nesting and the number of values are bounded before the body is parsed', async () => {
    const deep = await sendToAuth(`{"login":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)
    expect(deep.status).toBe(422)
    expect(deep.json.meta.errors).toEqual({ body: ['is nested too deeply'] })
    const wide = await sendToAuth(`[${'0,'.repeat(20_000)}0]`)
    expect(wide.json.meta.errors).toEqual({
      body: [expect.stringMatching(/^must have at most 50\d\d values$/)],
    })
    const brackets = await sendToAuth(JSON.stringify({ login: `"${'[{,'.repeat(10_000)}`, password: 'x' }))
    expect(brackets.json.meta.errors).toEqual({ login: ['must have at most 255 characters'] })
  })

  it.each(['5', '-1', '0.5', 'yes'])(
    'a field of 0 and 1 that is %s is refused with what it can be',
    async my => {
      const { status, json } = await world.api.get(`/v1/companies?my=${my}`, { as: as.owner })
      expect([status, json.meta.errors]).toEqual([422, { my: ['must be 0 or 1'] }])
    },
  )

  it('SEC-01 fields of a GET are bounded in its body as in its query', async () => {
    const get = (body: unknown) => world.api.get('/v1/companies', { as: as.owner, body })
    expect((await get({ id: Array(3000).fill(1) })).json.meta.errors).toEqual({
      id: ['must have at most 300 elements'],
    })
    expect((await get({ id: `1${',1'.repeat(3000)}` })).json.meta.errors).toEqual({
      id: ['must have at most 300 elements'],
    })
    expect((await get({ id: [{ toString: 1 }] })).json.meta.errors).toEqual({
      'id.0': ['must be a whole number'],
    })
  })

  it('SEC-01 the body of a caller without credentials is not even parsed', async () => {
    const malformed = '['.repeat(mebibyte)
    expect((await sendToAuth('{', '')).status).toBe(401)
    const answer = await sendToAuth(malformed, 'Bearer nobody')
    expect(answer.status).toBe(401)
  })
})

describe('the size of a body', () => {
  const client = (comment: string) => ({ name: 'Large', phone: 'none', comment })

  it('SEC-02 an operation says its own limit, 64 KiB unless it needs more', async () => {
    const usual = await sendToAuth(JSON.stringify({ login: 'x'.repeat(65 * 1024) }))
    expect([usual.status, usual.json.meta]).toEqual([413, { message: 'The body is larger than 64 KiB.' }])
    const record = await world.api.post('/v1/clients/1', { as: as.owner, body: client('x'.repeat(300_000)) })
    expect([record.status, record.json.meta]).toEqual([413, { message: 'The body is larger than 256 KiB.' }])
    const bulk = await world.api.post('/v1/clients/1/bulk', {
      as: as.owner,
      body: [client('x'.repeat(mebibyte))],
    })
    expect([bulk.status, bulk.json.meta]).toEqual([413, { message: 'The body is larger than 1 MiB.' }])
  })

  it('SEC-02 what is within its limit is read', async () => {
    const record = await world.api.post('/v1/clients/1', { as: as.owner, body: client('x'.repeat(200_000)) })
    expect(record.json.meta.errors).toEqual({ comment: ['must have at most 10000 characters'] })
    const bulk = await world.api.post('/v1/clients/1/bulk', {
      as: as.owner,
      body: Array(100).fill(client('x'.repeat(9000))),
    })
    expect([bulk.status, bulk.json.data.errors.length]).toEqual([200, 100])
  })
})
