import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable, makeService, newPhone } from '../../../../test/bookings.ts'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
let staffId: number
let serviceId: number
let hour = 0

beforeAll(async () => {
  ;({ staffId, serviceId } = await makeBookable(world))
})

/** Returns an hour that nobody has booked. */
const freeHour = () => new Date(Date.UTC(2026, 0, 5) + hour++ * 3_600_000).toISOString()

const bodyOf = (fields: Record<string, unknown> = {}) => ({
  staff_id: staffId,
  services: [{ id: serviceId }],
  client: { phone: newPhone(), name: 'Ada', surname: 'Lovelace', email: 'ada@example.com' },
  datetime: freeHour(),
  seance_length: 3600,
  ...fields,
})

const create = (fields?: Record<string, unknown>, who = as.owner) =>
  world.api.post('/v1/records/1', { as: who, body: bodyOf(fields) })
const read = (id: number, who = as.owner) => world.api.get(`/v1/record/1/${id}`, { as: who })
const update = (id: number, body: unknown, who = as.owner) =>
  world.api.put(`/v1/record/1/${id}`, { as: who, body })
const remove = (id: number, who = as.owner) => world.api.delete(`/v1/record/1/${id}`, { as: who })
const list = (query = '', who = as.owner) => world.api.get(`/v1/records/1?${query}`, { as: who })

describe('appointments', () => {
  it('WEB-02 create, update and delete each leave an event whose data is what the GET answers', async () => {
    const phone = newPhone()
    await create({ client: { phone, name: 'Known' } })
    const before = await lastEventNumber(world, 1)
    const created = await create({
      client: { phone },
      comment: 'Наступний раз 🌸 "\'%_\\ שלום',
      api_id: 'mine-1',
      attendance: 2,
      custom_fields: { colour: 'röd', nested: { list: [1, 'two'] } },
    })
    expect(created.status).toBe(201)
    const { id } = created.json.data
    expect(Check(catalogue.records.get.data, created.json.data)).toBe(true)
    expect((await read(id)).json.data).toEqual(created.json.data)
    expect(created.json.data).toMatchObject({
      company_id: 1,
      staff_id: staffId,
      comment: 'Наступний раз 🌸 "\'%_\\ שלום',
      attendance: 2,
      confirmed: 1,
      length: 3600,
      seance_length: 3600,
      deleted: false,
      activity_id: 0,
      created_user_id: 2,
      custom_fields: { colour: 'röd', nested: { list: [1, 'two'] } },
      staff: { id: staffId, name: 'Bookable', specialization: 'Everything' },
      client: { name: 'Known', phone },
    })
    world.clock.advance(5)
    const updated = await update(id, { attendance: 1 })
    expect(updated.status).toBe(200)
    const { last_change_date } = updated.json.data
    expect(updated.json.data).toEqual({
      ...created.json.data,
      client: { ...created.json.data.client, success_visits_count: 1, is_new: false },
      attendance: 1,
      visit_attendance: 1,
      last_change_date,
    })
    expect(last_change_date > created.json.data.last_change_date).toBe(true)
    world.clock.advance(5)
    const removed = await remove(id)
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect((await read(id)).status).toBe(404)
    expect((await update(id, { comment: 'x' })).status).toBe(404)
    expect((await remove(id)).status).toBe(404)

    const actor = { resource: 'record', resource_id: id, partner_id: 1, user_id: 2 }
    const events = await eventsAfter(world, 1, before)
    expect(events).toMatchObject([
      { ...actor, number: before + 1, status: 'create', data: created.json.data },
      { ...actor, number: before + 2, status: 'update', data: updated.json.data },
      {
        ...actor,
        number: before + 3,
        status: 'delete',
        data: { id, deleted: true, comment: created.json.data.comment },
      },
    ])
    expect(Check(catalogue.records.get.data, events[2]?.data)).toBe(true)
  })

  it('WEB-07 an appointment that creates a client leaves both events, and what is refused leaves nothing', async () => {
    const before = await lastEventNumber(world, 1)
    const datetime = freeHour()
    const created = await create({ datetime })
    const events = await eventsAfter(world, 1, before)
    expect(events.map(({ resource, status }) => [resource, status])).toEqual([
      ['client', 'create'],
      ['record', 'create'],
    ])
    expect(events[0]?.resource_id).toBe(created.json.data.client.id)

    const [rows] = await world.query('select count(*) from clients')
    const refused = await create({ datetime })
    expect(refused.status).toBe(409)
    expect(refused.json.meta.message).toBe('The team member is busy at that time.')
    expect(await lastEventNumber(world, 1)).toBe(before + 2)
    expect((await world.query('select count(*) from clients'))[0]).toEqual(rows)
  })

  it('TRM-03 the appointments of one client on one local day are one Visit', async () => {
    const client = { phone: newPhone(), name: 'Regular' }
    const at = (datetime: string) => create({ client, datetime, save_if_busy: 1 })
    const answers = await Promise.all(
      ['2026-02-03T09:00:00', '2026-02-03T12:00:00', '2026-02-03T23:30:00'].map(at),
    )
    const visits = answers.map(({ json }) => json.data.visit_id)
    expect(new Set(visits).size).toBe(1)
    expect(new Set(answers.map(({ json }) => json.data.client.id)).size).toBe(1)
    const nextDay = await at('2026-02-04T00:30:00')
    expect(nextDay.json.data.visit_id).not.toBe(visits[0])
    const other = await create({
      client: { phone: newPhone(), name: 'Else' },
      datetime: '2026-02-03T15:00:00',
    })
    expect(other.json.data.visit_id).not.toBe(visits[0])

    const moved = await update(nextDay.json.data.id, { datetime: '2026-02-03T20:00:00' })
    expect(moved.json.data.visit_id).toBe(visits[0])
  })

  it('the visits of a client are the days on which the client attended', async () => {
    const client = { phone: newPhone(), name: 'Counted' }
    const [first, second, third] = await Promise.all(
      ['2026-02-10T09:00:00', '2026-02-10T11:00:00', '2026-02-11T09:00:00'].map(datetime =>
        create({ client, datetime }),
      ),
    )
    const clientId = first?.json.data.client.id
    const visits = async () =>
      (await world.query('select visits from clients where id = $1', [clientId]))[0]?.visits
    expect(await visits()).toBe(0)
    for (const answer of [first, second, third]) await update(answer?.json.data.id, { attendance: 1 })
    expect(await visits()).toBe(2)
    await remove(third?.json.data.id)
    expect(await visits()).toBe(1)
    await update(first?.json.data.id, { attendance: -1 })
    expect(await visits()).toBe(1)
    await update(second?.json.data.id, { client: { phone: newPhone(), name: 'Other' } })
    expect(await visits()).toBe(0)
  })

  it('costs are decimal and exact, and what is not sent comes from the service', async () => {
    const costs = async (service: Record<string, unknown>) => {
      const answer = await create({ services: [{ id: serviceId, ...service }] })
      expect(answer.status).toBe(201)
      const { first_cost, discount, cost, cost_to_pay } = answer.json.data.services[0]
      return [first_cost, discount, cost, cost_to_pay]
    }
    expect(await costs({})).toEqual([20, 0, 20, 20])
    expect(await costs({ discount: 33.33 })).toEqual([20, 33.33, 13.33, 13.33])
    expect(await costs({ first_cost: 0.1 + 0.2, discount: 50 })).toEqual([0.3, 50, 0.15, 0.15])
    expect(await costs({ first_cost: '999999999999.99' })).toEqual([
      999_999_999_999.99, 0, 999_999_999_999.99, 999_999_999_999.99,
    ])
    expect(await costs({ first_cost: 100, discount: 10, cost: 85.5 })).toEqual([100, 10, 85.5, 85.5])
    for (const rejected of [
      { cost: -1 },
      { discount: 101 },
      { cost: 1.005 },
      { cost: 1e12 },
      { cost: 'free' },
    ]) {
      const refused = await create({ services: [{ id: serviceId, ...rejected }] })
      expect([refused.status, Object.keys(refused.json.meta.errors)]).toEqual([
        422,
        [`services.0.${Object.keys(rejected)[0]}`],
      ])
    }
  })

  it('an update changes what is sent and nothing else, several services at once too', async () => {
    const second = await makeService(world, { staffId, price: 7.5 })
    const created = await create({ comment: 'keep me', api_id: 'keep me too' })
    const { id } = created.json.data
    const updated = await update(id, { services: [{ id: second, discount: 10 }, { id: serviceId }] })
    const { data } = updated.json
    expect(data.services.map((line: Record<string, unknown>) => [line.id, line.cost])).toEqual([
      [second, 6.75],
      [serviceId, 20],
    ])
    const last_change_date = expect.any(String)
    expect(data).toEqual({ ...created.json.data, services: data.services, last_change_date })
    expect((await update(id, {})).json.data).toEqual({ ...data, last_change_date })
  })

  it('a phone in another format is the same client, and an invalid one is refused', async () => {
    const { client } = (await create({ client: { phone: '+1 (415) 555-1999', name: 'One' } })).json.data
    const again = await create({ client: { phone: '415 555 1999' } })
    expect(again.json.data.client).toEqual(client)
    expect(
      (await create({ client: { phone: '+44 20 7946 0958', name: 'Brit' } })).json.data.client.phone,
    ).toBe('+442079460958')
    expect((await create({ client: { phone: 'nonsense', name: 'X' } })).json.meta.errors).toEqual({
      'client.phone': ['must be a phone number'],
    })
    expect((await create({ client: { phone: newPhone(), name: ' ' } })).json.meta.errors).toEqual({
      'client.name': ['is required for a client who is not known yet'],
    })
    expect(
      (await create({ client: { phone: newPhone(), name: 'X', email: 'no' } })).json.meta.errors,
    ).toEqual({ 'client.email': ['must be an e-mail address'] })
  })

  it('AUT-04 each operation needs its right, and phones are masked without theirs', async () => {
    const created = await create()
    const { id } = created.json.data
    const { phone } = created.json.data.client
    const newcomer = as.newcomer
    const statuses = async () =>
      Promise.all([
        list('', newcomer),
        read(id, newcomer),
        create({}, newcomer),
        update(id, { comment: 'x' }, newcomer),
        remove(id, newcomer),
      ]).then(answers => answers.map(({ status }) => status))
    expect(await statuses()).toEqual([403, 403, 403, 403, 403])
    await world.app.put('/account/locations/1/roles/4', {
      as: as.ownerPerson,
      body: { rights: ['timetable_access', 'create_records_access'] },
    })
    const masked = (await read(id, newcomer)).json.data.client.phone
    expect(masked).not.toBe(phone)
    expect(masked).toContain('***')
    expect((await list('count=1', newcomer)).text).not.toContain(phone)
    const before = await lastEventNumber(world, 1)
    const own = await create({}, newcomer)
    expect(own.json.data.client.phone).toContain('***')
    const [, event] = await eventsAfter(world, 1, before)
    expect(event).toMatchObject({ data: { client: { phone: expect.stringMatching(/^\+1415555\d{4}$/) } } })
    expect((await update(id, { comment: 'x' }, newcomer)).status).toBe(403)
    expect((await remove(id, newcomer)).status).toBe(403)
  })

  it('SEC-29 whoever may change appointments and group events, but not read them, gets neither', async () => {
    const { id } = (await create()).json.data
    const rights = (...each: string[]) =>
      world.app.put('/account/locations/1/roles/4', { as: as.ownerPerson, body: { rights: each } })
    const changeActivity = () =>
      world.api.put(`/v1/activity/1/${demo.activities.first}`, { as: as.newcomer, body: {} })
    await rights('edit_records_access')
    const before = await lastEventNumber(world, 1)
    for (const refused of [await update(id, {}, as.newcomer), await changeActivity()]) {
      expect([refused.status, refused.json.data]).toEqual([403, null])
      expect(refused.json.meta.message).toContain('timetable_access')
    }
    expect(await lastEventNumber(world, 1)).toBe(before)
    await rights('edit_records_access', 'timetable_access')
    expect((await update(id, {}, as.newcomer)).status).toBe(200)
    expect((await changeActivity()).status).toBe(200)
    await rights()
  })

  it('another Location cannot see it, and ids of other Locations are refused', async () => {
    const { id, client } = (await create()).json.data
    const there = { as: as.owner }
    expect((await world.api.get(`/v1/record/2/${id}`, there)).status).toBe(404)
    expect((await world.api.put(`/v1/record/2/${id}`, { ...there, body: { comment: 'x' } })).status).toBe(404)
    expect((await world.api.delete(`/v1/record/2/${id}`, there)).status).toBe(404)
    expect((await world.api.get(`/v1/record/5/${id}`, there)).status).toBe(403)
    expect((await world.api.get(`/v1/record/987654/${id}`, there)).status).toBe(404)
    expect((await world.api.get(`/v1/records/2?client_id=${client.id}`, there)).json.data).toEqual([])

    const foreign = await makeBookable(world, { locationId: 2 })
    expect((await create({ staff_id: foreign.staffId })).json.meta.errors).toEqual({
      staff_id: ['names a team member who is not in this Location'],
    })
    expect(
      (await create({ services: [{ id: serviceId }, { id: foreign.serviceId }] })).json.meta.errors,
    ).toEqual({ 'services.1.id': [`is not a service of this Location: ${foreign.serviceId}`] })
    expect((await update(id, { staff_id: foreign.staffId })).status).toBe(422)
  })

  it('invalid fields are all named, and nothing is written', async () => {
    const before = await lastEventNumber(world, 1)
    const rejected = await create({
      seance_length: 0,
      datetime: '2026-02-30T10:00:00',
      services: [{}],
      client: { phone: [] },
      attendance: 3,
      comment: {},
    })
    expect(rejected.status).toBe(422)
    expect(Object.keys(rejected.json.meta.errors).sort()).toEqual([
      'attendance',
      'client.phone',
      'comment',
      'datetime',
      'seance_length',
      'services.0.id',
    ])
    const refused: [Record<string, unknown>, string][] = [
      [{ seance_length: 10 * 365 * 86_400 }, 'seance_length'],
      [{ seance_length: 59 }, 'seance_length'],
      [{ comment: 'x'.repeat(200_000) }, 'comment'],
      [{ comment: 'a\0b' }, 'comment'],
      [{ datetime: 'tomorrow' }, 'datetime'],
      [{ datetime: '0000-01-01T00:00:00' }, 'datetime'],
      [{ datetime: '2026-01-01T25:00:00' }, 'datetime'],
      [{ staff_id: 9_007_199_254_740_991 }, 'staff_id'],
      [{ activity_id: 987_654 }, 'activity_id'],
      [{ custom_fields: [] }, 'custom_fields'],
      [{ custom_fields: { text: 'x'.repeat(20_000) } }, 'custom_fields'],
      [{ resource_instance_ids: [1, 1] }, 'resource_instance_ids'],
    ]
    for (const [fields, field] of refused) {
      const answer = await create(fields)
      expect([field, answer.status, Object.keys(answer.json.meta.errors)]).toEqual([field, 422, [field]])
    }
    const deep = JSON.parse('['.repeat(1000) + ']'.repeat(1000))
    expect((await create({ custom_fields: { deep } })).status).toBe(422)
    expect((await create({ comment: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await world.api.post('/v1/records/1', { as: as.owner, body: [] })).status).toBe(422)
    expect(await lastEventNumber(world, 1)).toBe(before)
  })

  it('SEC-83 of a client who was deleted, an appointment shows the name alone', async () => {
    const { json } = await create({
      client: { phone: newPhone(), name: 'Ada', surname: 'Lovelace', email: 'a@b.example' },
    })
    const { id, client } = json.data
    await world.api.put(`/v1/client/1/${client.id}`, {
      as: as.owner,
      body: {
        comment: 'Secret',
        birth_date: '1990-01-31',
        card: '77',
        custom_fields: { shoe: 40 },
        discount: 5,
      },
    })
    expect((await read(id)).json.data.client).toMatchObject({ comment: 'Secret', birthday: '1990-01-31' })
    await world.api.delete(`/v1/client/1/${client.id}`, { as: as.owner })
    const { id: clientId, name, surname, display_name, ...rest } = (await read(id)).json.data.client
    expect([clientId, name, surname, display_name]).toEqual([client.id, 'Ada', 'Lovelace', 'Ada Lovelace'])
    expect(rest).toEqual({
      patronymic: '',
      phone: '',
      email: '',
      comment: '',
      sex: 0,
      birthday: '',
      card: '',
      success_visits_count: 0,
      fail_visits_count: 0,
      discount: 0,
      is_new: false,
      custom_fields: {},
      client_tags: [],
    })
    expect((await list(`client_id=${client.id}`)).json.data[0].client.email).toBe('')
  })

  it('a deleted team member leaves readable appointments, which can still be moved to another and deleted', async () => {
    const leaving = await makeBookable(world)
    const other = await makeBookable(world)
    await world.query('insert into service_staff values (1, $1, $2, 3600)', [
      leaving.serviceId,
      other.staffId,
    ])
    const booked = async () =>
      (await create({ staff_id: leaving.staffId, services: [{ id: leaving.serviceId }] })).json.data.id
    const [first, second] = [await booked(), await booked()]
    await world.query('update staff set deleted_at = now() where id = $1', [leaving.staffId])
    expect((await read(first)).json.data.staff.name).toBe('Bookable')
    expect((await create({ staff_id: leaving.staffId, services: [{ id: leaving.serviceId }] })).status).toBe(
      422,
    )
    expect((await update(first, { comment: 'still here' })).status).toBe(200)
    expect((await update(first, { staff_id: other.staffId })).json.data.staff_id).toBe(other.staffId)
    expect((await remove(second)).status).toBe(204)
  })
})
