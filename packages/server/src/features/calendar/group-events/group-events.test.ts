import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  countDeadlocks,
  makeBookable,
  makeResource,
  makeService,
  newPhone,
} from '../../../../test/bookings.ts'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
let staffId: number
let serviceId: number
let hour = 0

beforeAll(async () => {
  ;({ staffId, serviceId } = await makeBookable(world))
})

const freeHour = () => new Date(Date.UTC(2026, 1, 2) + hour++ * 3_600_000).toISOString()
const create = (fields: Record<string, unknown> = {}, who = as.owner) =>
  world.api.post('/v1/activity/1', {
    as: who,
    body: { date: freeHour(), service_id: serviceId, staff_id: staffId, capacity: 10, ...fields },
  })
const read = async (id: number) => (await world.api.get(`/v1/activity/1/${id}`, { as: as.owner })).json.data
const update = (id: number, body: unknown, who = as.owner) =>
  world.api.put(`/v1/activity/1/${id}`, { as: who, body })
const remove = (id: number, who = as.owner) => world.api.delete(`/v1/activity/1/${id}`, { as: who })
const book = (id: number, fields: Record<string, unknown> = {}, who = as.owner) =>
  world.api.post(`/v1/activity/1/${id}/book`, {
    as: who,
    body: { fullname: 'Grace Hopper', phone: newPhone(), ...fields },
  })
const record = (id: number) => world.api.get(`/v1/record/1/${id}`, { as: as.owner })
const createActivity = async (fields?: Record<string, unknown>) =>
  (await create(fields)).json.data.id as number

describe('group events', () => {
  it('are created, read, listed, changed and deleted', async () => {
    const created = await create({
      date: '2026-04-01 18:30:00',
      instructions: 'Bring a mat 🧘',
      color: '#ff0000',
    })
    expect(created.status).toBe(201)
    expect(Check(catalogue.activities.get.data, created.json.data)).toBe(true)
    expect(created.json.data).toMatchObject({
      company_id: 1,
      date: '2026-04-01 18:30:00',
      timestamp: Date.parse('2026-04-01T18:30:00-07:00') / 1000,
      length: 3600,
      capacity: 10,
      records_count: 0,
      instructions: 'Bring a mat 🧘',
      service: { id: serviceId, price_min: 20 },
      staff: { id: staffId, name: 'Bookable' },
      resource_instances: [],
      labels: [],
    })
    const { id } = created.json.data
    expect(await read(id)).toEqual(created.json.data)
    const listed = await world.api.get('/v1/activity/1?count=300', { as: as.owner })
    expect(listed.json.data).toContainEqual(created.json.data)
    expect(listed.json.meta).toEqual({ total_count: listed.json.data.length, page: 1 })
    expect(Check(catalogue.activities.list.data, listed.json.data)).toBe(true)

    const changed = await update(id, { capacity: '12', color: 'blue' })
    expect([changed.status, changed.json.data]).toEqual([
      200,
      { ...created.json.data, capacity: 12, color: 'blue' },
    ])
    const removed = await remove(id)
    expect([removed.status, removed.json.data]).toEqual([202, null])
    for (const answer of [
      await world.api.get(`/v1/activity/1/${id}`, { as: as.owner }),
      await update(id, { capacity: 5 }),
      await remove(id),
      await book(id),
    ])
      expect(answer.status).toBe(404)
  })

  it('CAL-03 are listed by days of the Location, and the total counts those days', async () => {
    const { locationId, staffId, serviceId } = await makeBookable(world)
    const ids: number[] = []
    for (const date of [
      '2027-05-02T23:30:00',
      '2027-05-03T00:00:00',
      '2027-05-03T23:00:00',
      '2027-05-04T00:00:00',
    ])
      ids.push(await createActivity({ date, staff_id: staffId, service_id: serviceId, length: 600 }))
    const listed = async (query: string) => {
      const { json } = await world.api.get(`/v1/activity/${locationId}?${query}`, { as: as.owner })
      return { ids: json.data.map(({ id }: { id: number }) => id), total: json.meta.total_count }
    }
    expect(await listed('start_date=2027-05-03&end_date=2027-05-03')).toEqual({
      ids: ids.slice(1, 3),
      total: 2,
    })
    expect(await listed('start_date=2027-05-03')).toEqual({ ids: ids.slice(1), total: 3 })
    expect((await listed('end_date=2027-05-02')).ids).toContain(ids[0])
    expect(await listed('start_date=2027-05-03&end_date=2027-05-03&count=1&page=2')).toEqual({
      ids: [ids[2]],
      total: 2,
    })
    for (const id of ids) await remove(id)
  })

  it('a seat is an appointment with its event; the group event holds the time', async () => {
    const activityId = await createActivity({ date: '2026-04-02T10:00:00' })
    const before = await lastEventNumber(world, 1)
    const booked = await book(activityId, {
      clients_count: 3,
      comment: 'Window seats',
      email: 'grace@example.com',
    })
    expect(booked.status).toBe(201)
    expect(booked.json.data.hash).toMatch(/^[0-9a-f]{32}$/)
    const { data } = (await record(booked.json.data.id)).json
    expect(data).toMatchObject({
      activity_id: activityId,
      clients_count: 3,
      staff_id: staffId,
      datetime: '2026-04-02T10:00:00-07:00',
      comment: 'Window seats',
      client: { name: 'Grace Hopper', email: 'grace@example.com' },
      services: [{ id: serviceId, amount: 3, cost: 60, cost_per_unit: 20 }],
    })
    expect(await eventsAfter(world, 1, before)).toMatchObject([
      { resource: 'client', status: 'create', resource_id: data.client.id },
      { resource: 'record', status: 'create', resource_id: data.id, data },
    ])
    expect((await read(activityId)).records_count).toBe(3)
    const clash = await world.api.post('/v1/records/1', {
      as: as.owner,
      body: {
        staff_id: staffId,
        services: [{ id: serviceId }],
        client: { phone: newPhone(), name: 'Late' },
        datetime: '2026-04-02T10:30:00',
        seance_length: 600,
      },
    })
    expect(clash.status).toBe(409)
    await world.api.delete(`/v1/record/1/${data.id}`, { as: as.owner })
    expect((await read(activityId)).records_count).toBe(0)
  })

  it('TRM-04 a hundred who book at once never get more seats than there are', async () => {
    const activityId = await createActivity({ capacity: 7 })
    const before = await lastEventNumber(world, 1)
    const answers = await Promise.all(Array.from({ length: 100 }, () => book(activityId)))
    const won = answers.filter(({ status }) => status === 201)
    expect(won).toHaveLength(7)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(93)
    expect((await read(activityId)).records_count).toBe(7)
    const events = await eventsAfter(world, 1, before)
    expect(events.filter(({ resource }) => resource === 'record')).toHaveLength(7)
    expect(events).toHaveLength(14)
  })

  it('TRM-04 seats and refusals at once, deletions too, leave the count of the living seats', async () => {
    const activityId = await createActivity({ capacity: 5 })
    const first = await Promise.all(Array.from({ length: 5 }, () => book(activityId)))
    await Promise.all([
      ...first.map(({ json }) => world.api.delete(`/v1/record/1/${json.data.id}`, { as: as.owner })),
      ...first.map(({ json }) => world.api.delete(`/v1/record/1/${json.data.id}`, { as: as.owner })),
      ...Array.from({ length: 5 }, () => book(activityId, { clients_count: 2 })),
    ])
    const [{ seats } = {}] = await world.query(
      'select coalesce(sum(clients_count), 0)::int as seats from appointments where activity_id = $1 and deleted_at is null',
      [activityId],
    )
    const { records_count } = await read(activityId)
    expect(records_count).toBe(seats)
    expect(records_count).toBeLessThanOrEqual(5)
  })

  it('TRM-04 the capacity does not go below the seats taken', async () => {
    const activityId = await createActivity()
    await book(activityId, { clients_count: 4 })
    const refused = await update(activityId, { capacity: 3 })
    expect([refused.status, refused.json.meta.message]).toEqual([
      409,
      'More seats than that are taken already.',
    ])
    expect((await update(activityId, { capacity: 4 })).status).toBe(200)
    expect((await book(activityId)).status).toBe(409)
  })

  it('seats follow their event to another time, person and Visit, each with an event', async () => {
    const activityId = await createActivity({ date: '2026-04-03T10:00:00' })
    const seat = (await book(activityId)).json.data.id
    const visit = (await record(seat)).json.data.visit_id
    const other = await makeBookable(world)
    await world.query('insert into service_staff values (1, $1, $2, 3600)', [serviceId, other.staffId])
    const before = await lastEventNumber(world, 1)
    const moved = await update(activityId, {
      date: '2026-04-04T11:00:00',
      staff_id: other.staffId,
      length: 5400,
    })
    expect(moved.status).toBe(200)
    const { data } = (await record(seat)).json
    expect(data).toMatchObject({ date: '2026-04-04 11:00:00', staff_id: other.staffId, length: 5400 })
    expect(data.visit_id).not.toBe(visit)
    expect(await eventsAfter(world, 1, before)).toMatchObject([
      { resource: 'record', resource_id: seat, status: 'update', data },
    ])
    for (const change of [
      { staff_id: staffId },
      { datetime: '2026-04-05T10:00:00' },
      { seance_length: 600 },
      { services: [{ id: await makeService(world, { staffId: other.staffId }) }] },
    ]) {
      const refused = await world.api.put(`/v1/record/1/${seat}`, { as: as.owner, body: change })
      expect([refused.status, Object.keys(refused.json.meta.errors)]).toEqual([422, Object.keys(change)])
    }
    const attended = await world.api.put(`/v1/record/1/${seat}`, { as: as.owner, body: { attendance: 1 } })
    expect(attended.json.data.attendance).toBe(1)
    expect(
      (await update(activityId, { service_id: await makeService(world, { staffId: other.staffId }) })).status,
    ).toBe(409)
  })

  it('a team member who does not do the service cannot take the event over', async () => {
    const activityId = await createActivity()
    const other = await makeBookable(world)
    const { status, json } = await update(activityId, { staff_id: other.staffId })
    expect([status, json.meta.errors]).toEqual([
      422,
      { staff_id: ['is a team member who does not do the service of this group event'] },
    ])
  })

  it('deleting an event deletes its seats, each with an event, and frees the time', async () => {
    const date = '2026-04-06T10:00:00'
    const activityId = await createActivity({ date })
    const seats = [(await book(activityId)).json.data.id, (await book(activityId)).json.data.id]
    const before = await lastEventNumber(world, 1)
    expect((await create({ date })).status).toBe(409)
    await remove(activityId)
    for (const id of seats) expect((await record(id)).status).toBe(404)
    expect(await eventsAfter(world, 1, before)).toMatchObject(
      seats.map(id => ({
        resource: 'record',
        resource_id: id,
        status: 'delete',
        data: { id, deleted: true },
      })),
    )
    expect((await create({ date })).status).toBe(201)
  })

  it('EXA-73 an appointment that names the event takes a seat in it, and must fit', async () => {
    const activityId = await createActivity({ date: '2026-04-07T10:00:00', capacity: 1 })
    const seat = (fields: Record<string, unknown> = {}) =>
      world.api.post('/v1/records/1', {
        as: as.owner,
        body: {
          staff_id: staffId,
          services: [{ id: serviceId, cost: 12.5 }],
          client: { phone: newPhone(), name: 'Seated' },
          datetime: '2026-04-07T10:00:00',
          seance_length: 3600,
          activity_id: activityId,
          ...fields,
        },
      })
    const rejected = await seat({
      datetime: '2026-04-07T11:00:00',
      seance_length: 60,
      staff_id: 1,
      services: [{ id: 1 }],
    })
    expect(Object.keys(rejected.json.meta.errors)).toEqual([
      'staff_id',
      'datetime',
      'seance_length',
      'services',
    ])
    const bare = await seat({ services: [], client: {} })
    expect(Object.keys(bare.json.meta.errors)).toEqual(['services', 'client.phone'])
    const taken = await seat()
    expect(taken.status).toBe(201)
    expect(taken.json.data).toMatchObject({ activity_id: activityId, services: [{ cost: 12.5 }] })
    expect((await seat()).status).toBe(409)
    expect((await read(activityId)).records_count).toBe(1)
  })

  it('busy people, closed hours, foreign services and taken resources refuse it as they do an appointment', async () => {
    const date = '2026-04-08T10:00:00'
    const { resourceId, instanceIds } = await makeResource(world)
    const withRoom = await makeService(world, { staffId, resourceIds: [resourceId] })
    const first = await create({ date, service_id: withRoom })
    expect(first.json.data.resource_instances).toEqual([
      { id: instanceIds[0], title: 'Chair 0', resource_id: resourceId },
    ])
    expect((await create({ date })).json.meta.message).toBe('The team member is busy at that time.')
    expect((await create({ date, force: 1 })).status).toBe(201)
    const forced = await create({ date, service_id: withRoom, force: 1 })
    expect([forced.status, forced.json.meta.message]).toEqual([
      409,
      'All instances of the resource Chair are taken at that time.',
    ])
    expect((await create({ date: '2031-01-01T10:00:00' })).status).toBe(409)
    const strange = await create({ service_id: await makeService(world, {}) })
    expect([strange.status, Object.keys(strange.json.meta.errors)]).toEqual([422, ['service_id']])
    expect(Object.keys((await create({ staff_id: 987_654 })).json.meta.errors)).toEqual(['staff_id'])
  })

  it('AUT-04 each operation needs its right, and the Location must be theirs', async () => {
    const id = await createActivity()
    for (const answer of [
      await world.api.get('/v1/activity/1', { as: as.newcomer }),
      await world.api.get(`/v1/activity/1/${id}`, { as: as.newcomer }),
      await create({}, as.newcomer),
      await update(id, {}, as.newcomer),
      await remove(id, as.newcomer),
      await book(id, {}, as.newcomer),
    ])
      expect(answer.status).toBe(403)
    expect((await world.api.get(`/v1/activity/2/${id}`, { as: as.owner })).status).toBe(404)
    expect((await world.api.put(`/v1/activity/2/${id}`, { as: as.owner, body: {} })).status).toBe(404)
    expect(
      (
        await world.api.post(`/v1/activity/2/${id}/book`, {
          as: as.owner,
          body: { fullname: 'X', phone: newPhone() },
        })
      ).status,
    ).toBe(404)
    expect((await world.api.delete(`/v1/activity/2/${id}`, { as: as.owner })).status).toBe(404)
  })

  it('invalid fields are named, and nothing is written', async () => {
    const before = await lastEventNumber(world, 1)
    const rejected = await world.api.post('/v1/activity/1', {
      as: as.owner,
      body: { date: '2026-02-30 10:00:00', capacity: 0, length: 10 },
    })
    expect([rejected.status, Object.keys(rejected.json.meta.errors).sort()]).toEqual([
      422,
      ['capacity', 'date', 'length', 'service_id', 'staff_id'],
    ])
    const id = await createActivity()
    const seat = await book(id, { fullname: ' ', phone: 'no', clients_count: 1001 })
    expect([seat.status, Object.keys(seat.json.meta.errors).sort()]).toEqual([
      422,
      ['clients_count', 'fullname'],
    ])
    expect((await book(id, { phone: 'no' })).json.meta.errors).toEqual({ phone: ['must be a phone number'] })
    expect((await book(id, { clients_count: 11 })).status).toBe(409)
    expect((await read(id)).records_count).toBe(0)
    expect(await lastEventNumber(world, 1)).toBe(before)
  })

  it('SEC-84 takes no link that runs something, and no colour that loads something', async () => {
    const id = await createActivity({ color: '#1f7a4d', stream_link: 'https://stream.example/1' })
    for (const stream_link of ['javascript:alert(1)', 'data:text/html,x', 'https://a b', 'stream.example'])
      expect((await update(id, { stream_link })).json.meta.errors).toEqual({
        stream_link: ['must be an http or https address'],
      })
    for (const color of ['url(https://evil.example/x)', 'red;background:url(x)', '#1f', 'rgb(url(x))'])
      expect(Object.keys((await update(id, { color })).json.meta.errors)).toEqual(['color'])
    const cleared = await update(id, { color: '', stream_link: '' })
    expect([cleared.status, cleared.json.data.color, cleared.json.data.stream_link]).toEqual([200, '', ''])
    for (const color of ['#fff', 'blue', 'rgb(31, 122, 77)'])
      expect((await update(id, { color })).json.data.color).toBe(color)
    await world.query('update activities set color = $2, stream_link = $3 where id = $1', [
      id,
      'url(x)',
      'stream.example',
    ])
    expect(await read(id)).toMatchObject({ color: 'url(x)', stream_link: 'stream.example' })
  })

  it('SEC-87 seats that come to a price that cannot be stored are 422, and none is taken', async () => {
    const dear = await makeService(world, { staffId, price: 1_000_000_000 })
    const id = await createActivity({ service_id: dear, capacity: 1000 })
    const { status, json } = await book(id, { clients_count: 1000 })
    expect([status, json.meta.errors]).toEqual([
      422,
      { clients_count: ['comes to a price that is too large'] },
    ])
    expect((await read(id)).records_count).toBe(0)
    expect((await book(id, { clients_count: 900 })).status).toBe(201)
  })

  it('none of the concurrent changes above caused a deadlock', async () => {
    expect(await countDeadlocks(world)).toBe(0)
  })
})
