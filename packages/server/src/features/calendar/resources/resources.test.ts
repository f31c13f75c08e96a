import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const create = (body: unknown, { location = 1, who = as.owner } = {}) =>
  world.api.post(`/v1/resources/${location}`, { as: who, body })
const update = (id: number, body: unknown, location = 1) =>
  world.api.put(`/v1/resources/${location}/${id}`, { as: as.owner, body })
const remove = (id: number, location = 1) =>
  world.api.delete(`/v1/resources/${location}/${id}`, { as: as.owner })
const list = (location = 1) => world.api.get(`/v1/resources/${location}`, { as: as.owner })
const find = async (id: number) =>
  (await list()).json.data.find((resource: { id: number }) => resource.id === id)
const newRoom = async (...titles: string[]) =>
  (await create({ title: 'Room', instances: titles.map(title => ({ title })) })).json.data

/** Creates a group event that holds the instance; hours count from now. */
async function book(instanceId: number, fromHour: number, tillHour: number): Promise<void> {
  const hour = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000)
  await world.query(
    `with event as (
       insert into activities (location_id, service_id, staff_id, starts_at, length, capacity, created_at, last_change_date)
       values (1, $4, 1, $2, 3600, 1, $2, $2) returning id
     ), hold as (
       insert into booked_instances (location_id, instance_id, activity_id) select 1, $1, id from event
     )
     insert into reservations (location_id, subject, subject_id, during, activity_id)
     select 1, 'resource_instance', $1, tstzrange($2, $3), id from event`,
    [instanceId, hour(fromHour), hour(tillHour), demo.services.yoga.id],
  )
}

describe('resources', () => {
  it('are made with their instances, listed, changed and deleted, and send no events', async () => {
    const before = await lastEventNumber(world, 1)
    const created = await create({ title: 'Зал ✂️ "A"', description: 'قاعة', instances: [{ title: 'Left' }] })
    expect(created.status).toBe(201)
    const { data } = created.json
    expect(data).toEqual({
      id: expect.any(Number),
      title: 'Зал ✂️ "A"',
      description: 'قاعة',
      instances: [{ id: expect.any(Number), title: 'Left' }],
    })
    expect(await find(data.id)).toEqual(data)
    expect((await update(data.id, { title: 'B' })).json.data).toEqual({ ...data, title: 'B' })
    expect((await update(data.id, {})).json.data).toEqual({ ...data, title: 'B' })
    expect((await remove(data.id)).status).toBe(204)
    expect(await find(data.id)).toBeUndefined()
    expect((await remove(data.id)).status).toBe(404)
    expect((await update(data.id, { title: 'C' })).status).toBe(404)
    expect(await lastEventNumber(world, 1)).toBe(before)
    expect((await create({ title: 'Without' })).json.data.instances).toEqual([])
  })

  it('the JSON that the database writes is what the contract says', async () => {
    const { json } = await list()
    expect(Check(catalogue.resources.list.data, json.data)).toBe(true)
    expect(json.meta).toEqual({ total_count: json.data.length })
    expect(json.data.length).toBeGreaterThanOrEqual(6)
  })

  it('instances that are sent replace the set', async () => {
    const { id, instances } = await newRoom('One', 'Two', 'Three')
    const [one, two] = instances
    const { json } = await update(id, {
      instances: [{ title: 'New' }, { id: two.id, title: 'Second' }, { id: one.id }],
    })
    expect(json.data.instances).toEqual([
      { id: one.id, title: 'One' },
      { id: two.id, title: 'Second' },
      { id: expect.any(Number), title: 'New' },
    ])
    expect((await find(id)).instances).toEqual(json.data.instances)
    expect((await update(id, { instances: [] })).json.data.instances).toEqual([])
  })

  it('TRM-02 an instance that is booked from now on is not deleted; one that was booked goes', async () => {
    const { id, instances } = await newRoom('Past', 'Now', 'Later')
    const [past, now, later] = instances
    await book(past.id, -3, -2)
    await book(now.id, -1, 1)
    await book(later.id, 24, 25)
    const keep = (...instances: { id: number }[]) => update(id, { instances })
    expect((await keep(past, now)).status).toBe(409)
    expect((await keep(past, later)).status).toBe(409)
    expect((await remove(id)).status).toBe(409)
    expect((await find(id)).instances).toEqual(instances)
    expect((await keep(now, later)).json.data.instances).toEqual([now, later])
    const rows = await world.query('select from booked_instances where instance_id = $1', [past.id])
    expect(rows).toHaveLength(1)
    world.clock.advance(26 * 3600)
    expect((await remove(id)).status).toBe(204)
  })

  it('TRM-02 a deletion and a booking at once: one of them is refused', async () => {
    for (let round = 0; round < 10; round++) {
      const { id, instances } = await newRoom('Only')
      const [deleted, booked] = await Promise.allSettled([remove(id), book(instances[0].id, 1, 2)])
      const isDeleted = deleted.status === 'fulfilled' && deleted.value.status === 204
      expect(isDeleted).toBe(booked.status === 'rejected')
    }
  })

  it('one that a service needs is not deleted, until the service no longer does', async () => {
    const { id } = await newRoom('Only')
    const service = await world.api.post('/v1/services/1', {
      as: as.owner,
      body: { title: 'S', category_id: demo.serviceCategories.hair, resource_ids: [id] },
    })
    expect((await remove(id)).status).toBe(409)
    expect((await find(id)).instances).toHaveLength(1)
    await world.api.delete(`/v1/services/1/${service.json.data.id}`, { as: as.owner })
    expect((await remove(id)).status).toBe(204)
    const link = await world.api.post('/v1/services/1', {
      as: as.owner,
      body: { title: 'S', category_id: demo.serviceCategories.hair, resource_ids: [id] },
    })
    expect(Object.keys(link.json.meta.errors)).toEqual(['resource_ids'])
  })

  it('a deletion and a service that begins to need it: one of them is refused', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await newRoom('Only')
      const [deleted, linked] = await Promise.all([
        remove(id),
        world.api.put(`/v1/services/1/${demo.services.brows.id}`, {
          as: as.owner,
          body: { resource_ids: [id] },
        }),
      ])
      expect([deleted.status, linked.status]).toSatisfy(
        ([first, second]) => (first === 204 && second === 422) || (first === 409 && second === 200),
      )
    }
  })

  it.each([
    ['without a title', {}, ['title']],
    ['with a blank title', { title: '\t' }, ['title']],
    ['with a title of 300 characters', { title: 'x'.repeat(300) }, ['title']],
    ['with an instance without a title', { title: 'X', instances: [{}] }, ['instances.0.title']],
    ['with a name for an instance', { title: 'X', instances: ['One'] }, ['instances.0']],
    ['with NUL', { title: 'X', instances: [{ title: 'a\0' }] }, ['instances.0.title']],
  ])('%s is refused', async (_, body, fields) => {
    const { status, json } = await create(body)
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toEqual(fields)
  })

  it('instances of another resource, twice the same and new ones without a name are refused at once', async () => {
    const { id, instances } = await newRoom('One', 'Two')
    const other = await newRoom('Other')
    const given = [{ id: other.instances[0].id }, instances[0], instances[0], {}]
    const { status, json } = await update(id, { title: 'Changed', instances: given })
    expect(status).toBe(422)
    expect(json.meta.errors).toEqual({
      'instances.0.id': ['is not an instance of this resource'],
      'instances.2.id': ['must not name the same instance twice'],
      'instances.3.title': ['is required'],
    })
    expect(await find(id)).toMatchObject({ title: 'Room', instances })
  })

  it('two changes of the instances at once leave one of the two sets', async () => {
    const { id } = await newRoom('Old')
    const sets = ['A', 'B'].map(title => [{ title: `${title}1` }, { title: `${title}2` }])
    const answers = await Promise.all(sets.map(instances => update(id, { instances })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const titles = (await find(id)).instances.map(({ title }: { title: string }) => title)
    expect(sets.map(set => set.map(({ title }) => title))).toContainEqual(titles)
  })

  it('AUT-04 they need the right of the module, and never show those of another Location', async () => {
    expect((await create({ title: 'X' }, { who: as.newcomer })).status).toBe(403)
    expect((await world.api.get('/v1/resources/1', { as: as.newcomer })).status).toBe(403)
    const { id } = demo.resources.studio
    expect((await list(2)).json.data).toEqual([])
    expect((await update(id, { title: 'X' }, 2)).status).toBe(404)
    expect((await remove(id, 2)).status).toBe(404)
    expect((await remove(id, 5)).status).toBe(403)
    expect((await create({ title: 'X' }, { location: 987_654 })).status).toBe(404)
  })
})
