import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const someone = { name: 'Ана "Nails" O\'Neil ✂️', specialization: 'مصففة شعر' }
const create = (body: unknown, { location = 1, who = as.owner } = {}) =>
  world.api.post(`/v1/staff/${location}`, { as: who, body })
const update = (id: number, body: unknown, location = 1) =>
  world.api.put(`/v1/staff/${location}/${id}`, { as: as.owner, body })
const read = (id: number, location = 1) =>
  world.api.get(`/v1/company/${location}/staff/${id}`, { as: as.owner })
const remove = (id: number, location = 1) => world.api.delete(`/v1/staff/${location}/${id}`, { as: as.owner })

describe('positions', () => {
  const add = (title: unknown, who = as.owner) =>
    world.api.post('/v1/positions/2', { as: who, body: { title } })

  it('are listed with those that were made', async () => {
    const created = await add('Colourist 100%_\\')
    expect(created.status).toBe(201)
    expect(created.json.data).toEqual({ id: expect.any(Number), title: 'Colourist 100%_\\' })
    const { json } = await world.api.get('/v1/positions/2', { as: as.owner })
    expect(json.data).toContainEqual(created.json.data)
    expect(json.meta).toEqual({ total_count: json.data.length })
    const main = await world.api.get('/v1/positions/1', { as: as.owner })
    expect(main.json.data).not.toContainEqual(created.json.data)
  })

  it('one name is given once, whatever its case and however many ask at once', async () => {
    const answers = await Promise.all(['Barista', 'barista', 'BARISTA'].map(title => add(title)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('AUT-04 they need the right of the team', async () => {
    expect((await world.api.post('/v1/positions/1', { as: as.newcomer, body: { title: 'X' } })).status).toBe(
      403,
    )
    expect((await world.api.get('/v1/positions/1', { as: as.newcomer })).status).toBe(403)
    expect((await world.api.get('/v1/positions/5', { as: as.owner })).status).toBe(403)
    expect((await world.api.get('/v1/positions/987654', { as: as.owner })).status).toBe(404)
    for (const title of [undefined, '', '  ', 'x'.repeat(256), 'a\0b', [], {}])
      expect((await add(title)).status).toBe(422)
  })
})

describe('team members', () => {
  it('WEB-02 create, update and delete each leave an event whose data is what the GET answers', async () => {
    const before = await lastEventNumber(world, 1)
    const created = await create({
      ...someone,
      position_id: demo.team.positions.barber,
      user_id: demo.owner.id,
      hidden: true,
      weight: '7',
      unknown: 'ignored',
    })
    expect(created.status).toBe(201)
    expect(created.json.data).toMatchObject({
      ...someone,
      company_id: 1,
      position: { id: demo.team.positions.barber, title: 'Barber', services_binding_type: 0 },
      position_id: demo.team.positions.barber,
      user_id: demo.owner.id,
      user: { id: demo.owner.id, name: demo.owner.name, avatar: '' },
      has_access_timetable: true,
      hidden: 1,
      fired: 0,
      status: 0,
      weight: 7,
      rating: 0,
      votes_count: 0,
      schedule_till: null,
    })
    const { id } = created.json.data
    expect((await read(id)).json.data).toEqual(created.json.data)
    const updated = await update(id, { fired: 1 })
    expect(updated.json.data).toEqual({ ...created.json.data, fired: 1 })
    expect((await read(id)).json.data).toEqual(updated.json.data)
    expect((await remove(id)).status).toBe(204)
    expect((await read(id)).status).toBe(404)

    const actor = { resource: 'staff', resource_id: id, partner_id: 1, user_id: 2 }
    expect(await eventsAfter(world, 1, before)).toMatchObject([
      { ...actor, status: 'create', data: created.json.data },
      { ...actor, status: 'update', data: updated.json.data },
      { ...actor, status: 'delete', data: updated.json.data },
    ])
  })

  it('the JSON that the database writes is what the contract says', async () => {
    const { json } = await world.api.get('/v1/company/1/staff', { as: as.owner })
    expect(Check(catalogue.staff.list.data, json.data)).toBe(true)
    expect(Object.keys(json.data[0])).toEqual(Object.keys(catalogue.staff.get.data.properties))
    expect(json.meta).toEqual({ total_count: json.data.length })
    expect(json.data.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]))
  })

  it('an update changes only what is sent, and null takes a position and a user away', async () => {
    const { data } = (await create({ ...someone, position_id: 1, user_id: demo.memberWithoutRights.id })).json
    expect(data.has_access_timetable).toBe(false)
    expect((await update(data.id, {})).json.data).toEqual(data)
    expect((await update(data.id, { position_id: null })).json.data).toEqual({
      ...data,
      position: null,
      position_id: null,
    })
    const { json } = await update(data.id, { user_id: null, information: '<b>x</b>' })
    expect(json.data).toMatchObject({ user: null, user_id: null, information: '<b>x</b>', name: data.name })
  })

  it('last_change_date moves with every update', async () => {
    const { id } = (await create(someone)).json.data
    const changed = async () =>
      (await world.query('select last_change_date from staff where id = $1', [id]))[0]?.last_change_date
    const before = (await changed()) as Date
    world.clock.advance(5)
    await update(id, {})
    expect(((await changed()) as Date).getTime()).toBe(before.getTime() + 5000)
  })

  it('two updates at once both count, and of two deletes one finds nothing', async () => {
    const before = await lastEventNumber(world, 1)
    const { id } = (await create(someone)).json.data
    const answers = await Promise.all([update(id, { name: 'One' }), update(id, { specialization: 'Two' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(id)).json.data).toMatchObject({ name: 'One', specialization: 'Two' })
    const deleted = await Promise.all([remove(id), remove(id)])
    expect(deleted.map(({ status }) => status).sort()).toEqual([204, 404])
    const statuses = (await eventsAfter(world, 1, before)).map(({ status }) => status)
    expect(statuses).toEqual(['create', 'update', 'update', 'delete'])
  })

  it('a deleted team member keeps appointments, and leaves services, categories and schedules', async () => {
    const { id } = (await create(someone)).json.data
    const category = await world.api.post('/v1/service_categories/1', {
      as: as.owner,
      body: { title: 'C', staff: [id] },
    })
    const service = await world.api.post('/v1/services/1', {
      as: as.owner,
      body: { title: 'S', category_id: category.json.data.id, staff: [{ id }] },
    })
    await world.query(
      `insert into appointments (location_id, staff_id, starts_at, length, created_at, last_change_date)
       values (1, $1, now(), 3600, now(), now())`,
      [id],
    )
    await remove(id)
    const [row] = await world.query(
      'select name from appointments join staff using (location_id) where staff.id = staff_id and staff_id = $1',
      [id],
    )
    expect(row).toEqual({ name: someone.name })
    const get = async (path: string) => world.api.get(path, { as: as.owner })
    expect((await get(`/v1/company/1/services/${service.json.data.id}`)).json.data.staff).toEqual([])
    expect((await get(`/v1/service_category/1/${category.json.data.id}`)).json.data.staff).toEqual([])
    expect((await get(`/v1/schedule/1/${id}/2026-01-01/2026-01-02`)).status).toBe(404)
    expect((await update(id, { name: 'X' })).status).toBe(404)
    const again = await world.api.post('/v1/services/1', {
      as: as.owner,
      body: { title: 'S', category_id: category.json.data.id, staff: [{ id }] },
    })
    expect(Object.keys(again.json.meta.errors)).toEqual(['staff'])
    const linked = await world.api.put(`/v1/service_category/1/${category.json.data.id}`, {
      as: as.owner,
      body: { staff: [id] },
    })
    expect(Object.keys(linked.json.meta.errors)).toEqual(['staff'])
  })

  it('a user who loses the role in the Location is no longer the team member', async () => {
    const { id } = (await create({ ...someone, user_id: demo.memberWithoutRights.id }, { location: 1 })).json
      .data
    await world.query('delete from memberships where location_id = 1 and user_id = $1', [
      demo.memberWithoutRights.id,
    ])
    expect((await read(id)).json.data).toMatchObject({ user_id: null, user: null })
  })

  it.each([
    ['without anything', {}, ['name', 'specialization']],
    ['with a blank name', { ...someone, name: ' ' }, ['name']],
    ['with a name of 300 characters', { ...someone, name: 'x'.repeat(300) }, ['name']],
    ['with NUL', { ...someone, information: 'a\0b' }, ['information']],
    ['with a weight that is none', { ...someone, weight: 1e9 }, ['weight']],
    ['with a flag that is none', { ...someone, hidden: 2 }, ['hidden']],
    ['with an unknown position', { ...someone, position_id: 987_654 }, ['position_id']],
    ['with a position that is none', { ...someone, position_id: 'x' }, ['position_id']],
    ['with an unknown user', { ...someone, user_id: 987_654 }, ['user_id']],
    ['with a user of no role here', { ...someone, user_id: demo.stranger.id }, ['user_id']],
    ['with a list', [someone], ['body']],
  ])('%s is refused, and the field named', async (_, body, fields) => {
    const before = await lastEventNumber(world, 1)
    const { status, json } = await create(body)
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toEqual(fields)
    expect(await lastEventNumber(world, 1)).toBe(before)
  })

  it('AUT-04 they need the right of the team, and never show those of another Location', async () => {
    expect((await create(someone, { who: as.newcomer })).status).toBe(403)
    expect((await world.api.get('/v1/company/1/staff', { as: as.newcomer })).status).toBe(403)
    expect((await read(1, 2)).status).toBe(404)
    expect((await update(1, { name: 'X' }, 2)).status).toBe(404)
    expect((await remove(1, 2)).status).toBe(404)
    expect((await read(1, 5)).status).toBe(403)
    const foreign = await create({ ...someone, position_id: 1 }, { location: 2 })
    expect(foreign.json.meta.errors).toEqual({ position_id: ['is not a position of this Location'] })
  })
})
