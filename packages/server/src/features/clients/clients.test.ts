import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
let phones = 0
const newPhone = () => `+1212555${String(1000 + ++phones)}`
const create = (body: object, { who = as.owner, locationId = 1 } = {}) =>
  world.api.post(`/v1/clients/${locationId}`, { as: who, body: { name: 'Nina', phone: newPhone(), ...body } })
const createClient = async (body: object = {}) => (await create(body)).json.data
const read = (id: number, who = as.owner) => world.api.get(`/v1/client/1/${id}`, { as: who })
const change = (id: number, body: unknown, who = as.owner) =>
  world.api.put(`/v1/client/1/${id}`, { as: who, body })
const remove = (id: number, who = as.owner) => world.api.delete(`/v1/client/1/${id}`, { as: who })
const nothingChanges = async (work: () => Promise<unknown>) => {
  const look = async () => [
    await lastEventNumber(world, 1),
    await world.query('select count(*), sum(balance), max(last_change_date) from clients'),
  ]
  const before = await look()
  await work()
  expect(await look()).toEqual(before)
}

const everything = {
  name: 'Zoë 💇',
  phone: '(212) 555-0199',
  surname: "O'Neil",
  patronymic: 'Марія',
  email: 'zoë@exämple.com',
  gender_id: 2,
  importance_id: '3',
  discount: '12.5',
  card: '0012',
  birth_date: '2000-02-29',
  comment: 'عميل "quoted" \\ %_',
  spent: 1234.56,
  balance: -0.1,
  sms_check: true,
  sms_not: 0,
  categories: [demo.clientCategories.student, demo.clientCategories.vip],
  custom_fields: { 'likes ☕': [1, { deep: true }], n: null },
}

describe('clients', () => {
  it('WEB-02 create, update and delete each leave an event whose data is what the GET answers', async () => {
    const before = await lastEventNumber(world, 1)
    const created = await create(everything)
    expect(created.status).toBe(201)
    const { id, last_change_date } = created.json.data
    expect(Check(catalogue.clients.get.data, created.json.data)).toBe(true)
    expect(Object.keys(created.json.data).sort()).toEqual(
      Object.keys(catalogue.clients.get.data.properties).sort(),
    )
    expect(created.json.data).toEqual({
      ...everything,
      id,
      phone: '+12125550199',
      display_name: "Zoë 💇 Марія O'Neil",
      importance_id: 3,
      importance: 'Gold',
      gender: 'Female',
      sex_id: 2,
      sex: 'Female',
      discount: 12.5,
      sms_check: 1,
      sms_bot: 0,
      paid: 1234.56,
      visits: 0,
      categories: [
        { id: demo.clientCategories.vip, title: 'VIP', color: '#b8860b' },
        { id: demo.clientCategories.student, title: 'Student', color: '#3b6ea5' },
      ],
      last_change_date,
    })
    expect((await read(id)).json.data).toEqual(created.json.data)
    world.clock.advance(1)
    const updated = await change(id, { name: 'Zoe', categories: [], birth_date: null })
    expect(updated.status).toBe(200)
    expect(updated.json.data).toMatchObject({
      name: 'Zoe',
      surname: "O'Neil",
      categories: [],
      birth_date: null,
    })
    expect(updated.json.data.last_change_date > last_change_date).toBe(true)
    expect((await read(id)).json.data).toEqual(updated.json.data)
    world.clock.advance(1)
    expect((await remove(id)).status).toBe(204)
    for (const gone of [await read(id), await change(id, {}), await remove(id)]) expect(gone.status).toBe(404)

    const events = await eventsAfter(world, 1, before)
    const actor = { resource: 'client', resource_id: id, partner_id: 1, user_id: 2 }
    expect(events).toMatchObject([
      { ...actor, number: before + 1, status: 'create', data: created.json.data },
      { ...actor, number: before + 2, status: 'update', data: updated.json.data },
      { ...actor, number: before + 3, status: 'delete' },
    ])
    const last = events[2]?.data as { last_change_date: string }
    expect(last).toEqual({ ...updated.json.data, last_change_date: last.last_change_date })
    expect(last.last_change_date > updated.json.data.last_change_date).toBe(true)
  })

  it('name and phone are enough, and an update of nothing is an update', async () => {
    const before = await lastEventNumber(world, 1)
    const client = await createClient()
    expect(client).toMatchObject({
      surname: '',
      email: '',
      card: '',
      birth_date: null,
      spent: 0,
      gender: 'Unknown',
      importance: 'None',
      categories: [],
      custom_fields: {},
    })
    world.clock.advance(5)
    const touched = await change(client.id, undefined)
    expect(touched.status).toBe(200)
    expect(touched.json.data).toEqual({ ...client, last_change_date: touched.json.data.last_change_date })
    expect(touched.json.data.last_change_date).not.toBe(client.last_change_date)
    expect((await eventsAfter(world, 1, before)).map(({ status }) => status)).toEqual(['create', 'update'])
  })

  it.each([
    ['national of the Location', '212 555 0150', '+12125550150'],
    ['of another country', '+7 (916) 765-43-21', '+79167654321'],
    ['without its plus', '79167654322', '+79167654322'],
    ['sent as a number', 79167654323, '+79167654323'],
  ])('a phone %s is stored in E.164', async (_name, phone, stored) => {
    expect((await createClient({ phone })).phone).toBe(stored)
  })

  it('money has no floating-point errors', async () => {
    const { id } = await createClient({ spent: 0.1 + 0.2, balance: '-999999999999.99', discount: 33.33 })
    const { text } = await read(id)
    expect(text).toContain('"spent":0.30')
    expect(text).toContain('"balance":-999999999999.99')
    expect(text).toContain('"discount":33.33')
    expect((await change(id, { spent: 10, paid: 7.5 })).json.data).toMatchObject({ spent: 10, paid: 7.5 })
  })

  it('sex_id is another name of gender_id', async () => {
    const { id, gender } = await createClient({ sex_id: '1' })
    expect(gender).toBe('Male')
    expect((await change(id, { sex_id: 2, gender_id: 2 })).json.data).toMatchObject({
      sex_id: 2,
      gender_id: 2,
    })
    const { json } = await change(id, { sex_id: 1, gender_id: 2 })
    expect(Object.keys(json.meta.errors)).toEqual(['sex_id'])
  })

  it('no two living clients of a Location share a phone', async () => {
    const { id, phone } = await createClient()
    await nothingChanges(async () => {
      const refused = await create({ phone: phone.slice(2) })
      expect(refused.status).toBe(409)
      expect(refused.json.meta.message).toBe('Another client of this Location has that phone.')
      expect((await change(demo.clients.first.id, { phone })).status).toBe(409)
    })
    expect((await create({ phone }, { locationId: 2 })).status).toBe(201)
    expect((await change(id, { phone })).status).toBe(200)
    await remove(id)
    expect((await create({ phone })).status).toBe(201)
  })

  it('of many creates at once with one phone exactly one is 201', async () => {
    const phone = newPhone()
    const before = await lastEventNumber(world, 1)
    const answers = await Promise.all(Array.from({ length: 12 }, () => create({ phone })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(11).fill(409)])
    expect(await eventsAfter(world, 1, before)).toHaveLength(1)
  })

  it('two updates at once both happen, one after the other', async () => {
    const { id } = await createClient()
    const before = await lastEventNumber(world, 1)
    await Promise.all([change(id, { name: 'One' }), change(id, { surname: 'Two' })])
    expect((await read(id)).json.data).toMatchObject({ name: 'One', surname: 'Two' })
    const [, last] = await eventsAfter(world, 1, before)
    expect(last?.data).toEqual((await read(id)).json.data)
  })

  it.each([
    ['without a name', { name: undefined }, 'name'],
    ['with a blank name', { name: ' \n' }, 'name'],
    ['with a name of 256 characters', { name: 'x'.repeat(256) }, 'name'],
    ['with NUL in its name', { name: 'a\0b' }, 'name'],
    ['with half a character', { surname: '\ud83d' }, 'surname'],
    ['without a phone', { phone: undefined }, 'phone'],
    ['with an empty phone', { phone: '' }, 'phone'],
    ['with a phone that is none', { phone: '12' }, 'phone'],
    ['with a phone that is SQL', { phone: "'; drop table clients" }, 'phone'],
    ['with a phone that is an object', { phone: {} }, 'phone'],
    ['with an e-mail that is none', { email: 'nobody' }, 'email'],
    ['of an unknown gender', { gender_id: 3 }, 'gender_id'],
    ['of an unknown importance', { importance_id: -1 }, 'importance_id'],
    ['with more than all off', { discount: 101 }, 'discount'],
    ['with a third decimal', { spent: 1.005 }, 'spent'],
    ['with a negative amount spent', { spent: -1 }, 'spent'],
    ['with more money than there is', { balance: 1e15 }, 'balance'],
    ['born on 30 February', { birth_date: '2001-02-30' }, 'birth_date'],
    ['born in a year that never was', { birth_date: '0000-01-01' }, 'birth_date'],
    ['born at some other time', { birth_date: 'yesterday' }, 'birth_date'],
    ['with a comment of 100 kB', { comment: 'x'.repeat(100_000) }, 'comment'],
    ['in a category that is not there', { categories: [987_654] }, 'categories'],
    ['in one category twice', { categories: [1, 1] }, 'categories'],
    ['with fields that are a list', { custom_fields: [] }, 'custom_fields'],
    ['with too many fields', { custom_fields: { a: 'x'.repeat(17_000) } }, 'custom_fields'],
    ['with flags that are none', { sms_not: 2 }, 'sms_not'],
  ])('a client %s is 422, names the field, and leaves nothing', (_name, body, field) =>
    nothingChanges(async () => {
      const { status, json } = await create(body)
      expect(status).toBe(422)
      expect(Object.keys(json.meta.errors)).toEqual([field])
    }),
  )

  it('every invalid field is named at once', async () => {
    const { json } = await create({ name: '', gender_id: 9, birth_date: 'x' })
    expect(Object.keys(json.meta.errors).sort()).toEqual(['birth_date', 'gender_id', 'name'])
  })

  it('fields nested without end are refused', () =>
    nothingChanges(async () => {
      const depth = 30_000
      const deep = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
      const { status } = await world.api.post('/v1/clients/1', {
        as: as.owner,
        headers: { 'content-type': 'application/json' },
        rawBody: `{"name":"Deep","phone":"${newPhone()}","custom_fields":${deep}}`,
      })
      expect(status).toBe(422)
    }))

  it('AUT-04 they need the right of their module, and never show those of another Location', async () => {
    const elsewhere = (await create({}, { locationId: 2 })).json.data.id
    await nothingChanges(async () => {
      expect((await create({}, { who: as.newcomer })).status).toBe(403)
      for (const call of [read, change, remove] as ((id: number, ...more: never[]) => Promise<unknown>)[])
        expect(await call(elsewhere)).toMatchObject({ status: 404 })
      expect((await read(1, as.newcomer)).status).toBe(403)
      expect((await change(1, {}, as.newcomer)).status).toBe(403)
      expect((await remove(1, as.newcomer)).status).toBe(403)
      expect((await world.api.get('/v1/client/5/1', { as: as.owner })).status).toBe(403)
      expect((await world.api.get('/v1/client/987654/1', { as: as.owner })).status).toBe(404)
      expect((await read(1, as.partner)).status).toBe(401)
    })
  })
})

describe('client categories', () => {
  const labels = (locationId = 2, who = as.owner) => world.api.get(`/v1/labels/${locationId}`, { as: who })
  const add = (body: object, { locationId = 2, who = as.owner } = {}) =>
    world.api.post(`/v1/labels/${locationId}`, { as: who, body })

  it('what is created is in the list of its Location alone', async () => {
    const created = await add({ title: 'Постоянные ⭐', color: '#00FF7f' })
    expect(created.status).toBe(201)
    expect(Check(catalogue.labels.create.data, created.json.data)).toBe(true)
    const { json } = await labels()
    expect(json.data).toEqual([created.json.data])
    expect(json.meta).toEqual({ total_count: 1 })
    expect((await labels(1)).json.meta).toEqual({ total_count: 4 })
    const refused = await create({ categories: [created.json.data.id] })
    expect(refused.json.meta.errors).toEqual({
      categories: ['names a category that is not in this Location'],
    })
  })

  it('AUT-04 they need the right of their module', async () => {
    expect((await labels(1, as.newcomer)).status).toBe(403)
    expect((await add({ title: 'X' }, { locationId: 1, who: as.newcomer })).status).toBe(403)
    expect((await add({ title: 'X' }, { locationId: 5 })).status).toBe(403)
  })

  it.each([
    [{}, 'title'],
    [{ title: ' ' }, 'title'],
    [{ title: 'X', color: 'red; }' }, 'color'],
  ])('%j is refused', async (body, field) => {
    const { status, json } = await add(body)
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toEqual([field])
  })
})
