import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { hair, nails } = demo.serviceCategories
const cut = { title: 'Стрижка "50%_\\" ✂️ قص', category_id: hair }
const create = (body: unknown, { location = 1, who = as.owner } = {}) =>
  world.api.post(`/v1/services/${location}`, { as: who, body })
const update = (id: number, body: unknown, location = 1) =>
  world.api.put(`/v1/services/${location}/${id}`, { as: as.owner, body })
const read = (id: number, location = 1) =>
  world.api.get(`/v1/company/${location}/services/${id}`, { as: as.owner })
const remove = (id: number, location = 1) =>
  world.api.delete(`/v1/services/${location}/${id}`, { as: as.owner })

describe('services', () => {
  it('EXA-61 the list is narrowed by team member and by category, at both of its addresses', async () => {
    const make = async (fields: object) => (await create({ title: 'Narrow', ...fields })).json.data.id
    const both = await make({ category_id: hair, staff: [{ id: 1 }, { id: 2 }] })
    const nobody = await make({ category_id: hair })
    const other = await make({ category_id: nails, staff: [{ id: 2 }] })
    const created = [both, nobody, other]
    const listed = async (path: string) => {
      const { status, json } = await world.api.get(`/v1/${path}`, { as: as.owner })
      expect(status).toBe(200)
      expect(json.meta.total_count).toBe(json.data.length)
      return json.data.map(({ id }: { id: number }) => id).filter((id: number) => created.includes(id))
    }
    for (const path of ['company/1/services', 'services/1']) {
      expect((await listed(path)).sort()).toEqual([...created].sort())
      expect(await listed(`${path}?staff_id=1`)).toEqual([both])
      expect((await listed(`${path}?staff_id=2`)).sort()).toEqual([both, other].sort())
      expect((await listed(`${path}?category_id=${hair}`)).sort()).toEqual([both, nobody].sort())
      expect(await listed(`${path}?category_id=${nails}&staff_id=2`)).toEqual([other])
      expect(await listed(`${path}?category_id=${nails}&staff_id=1`)).toEqual([])
      expect((await listed(`${path}?category_id=&staff_id=`)).sort()).toEqual([...created].sort())
      expect(await listed(`${path}?staff_id=987654`)).toEqual([])
      const rejected = await world.api.get(`/v1/${path}?staff_id=0&category_id=x`, { as: as.owner })
      expect([rejected.status, Object.keys(rejected.json.meta.errors)]).toEqual([
        422,
        ['staff_id', 'category_id'],
      ])
    }
    for (const id of created) await remove(id)
  })

  it('WEB-02 create, update and delete each leave an event whose data is what the GET answers', async () => {
    const before = await lastEventNumber(world, 1)
    const created = await create({
      ...cut,
      price_min: '19.99',
      price_max: 24.5,
      staff: [{ id: 2, seance_length: 1800 }, { id: 1 }],
      resource_ids: [demo.resources.studio.id, demo.resources.nailDesk.id],
      capacity: 8,
      active: false,
    })
    expect(created.status).toBe(201)
    const { id } = created.json.data
    expect(created.json.data).toEqual({
      ...cut,
      id,
      salon_service_id: id,
      booking_title: cut.title,
      price_min: 19.99,
      price_max: 24.5,
      duration: 3600,
      discount: 0,
      comment: '',
      weight: 0,
      active: 0,
      api_id: '',
      staff: [
        { id: 1, seance_length: 3600 },
        { id: 2, seance_length: 1800 },
      ],
      prepaid: 'forbidden',
      is_multi: true,
      capacity: 8,
      is_online: false,
      is_chain: false,
      resources: [demo.resources.nailDesk.id, demo.resources.studio.id],
    })
    expect((await read(id)).json.data).toEqual(created.json.data)
    const updated = await update(id, { category_id: nails })
    expect(updated.json.data).toEqual({ ...created.json.data, category_id: nails })
    const patched = await world.api.patch(`/v1/services/1/${id}`, {
      as: as.owner,
      body: { staff: [], resource_ids: [], duration: 60 },
    })
    expect(patched.json.data).toEqual({ ...updated.json.data, staff: [], resources: [], duration: 60 })
    expect((await remove(id)).status).toBe(204)
    expect((await read(id)).status).toBe(404)

    const actor = { resource: 'service', resource_id: id, partner_id: 1, user_id: 2 }
    expect(await eventsAfter(world, 1, before)).toMatchObject([
      { ...actor, status: 'create', data: created.json.data },
      { ...actor, status: 'update', data: updated.json.data },
      { ...actor, status: 'update', data: patched.json.data },
      { ...actor, status: 'delete', data: patched.json.data },
    ])
  })

  it('the JSON that the database writes is what the contract says', async () => {
    const { json, text } = await world.api.get('/v1/company/1/services', { as: as.owner })
    expect(Check(catalogue.services.list.data, json.data)).toBe(true)
    expect(Object.keys(json.data[0]).sort()).toEqual(
      Object.keys(catalogue.services.get.data.properties).sort(),
    )
    expect(json.meta).toEqual({ total_count: json.data.length })
    expect(text).toContain('"price_min":29.50,"price_max":34.50')
  })

  it('a price without a highest one is fixed, and a highest one below the lowest is refused', async () => {
    const { data } = (await create({ ...cut, price_min: 30 })).json
    expect(data).toMatchObject({ price_min: 30, price_max: 30 })
    const refusal = { price_max: ['must not be less than price_min'] }
    expect((await create({ ...cut, price_min: 30, price_max: 29 })).json.meta.errors).toEqual(refusal)
    expect((await update(data.id, { price_max: 29 })).json.meta.errors).toEqual(refusal)
    expect((await update(data.id, { price_min: 31 })).json.meta.errors).toEqual(refusal)
    expect((await update(data.id, { price_min: 31, price_max: 31 })).status).toBe(200)
  })

  it('two updates at once both count, and of two deletes one finds nothing', async () => {
    const { id } = (await create(cut)).json.data
    const before = await lastEventNumber(world, 1)
    await Promise.all([
      update(id, { title: 'One' }),
      update(id, { weight: 3 }),
      update(id, { staff: [{ id: 1 }] }),
      update(id, { staff: [{ id: 1 }, { id: 2 }] }),
    ])
    const { data } = (await read(id)).json
    expect(data).toMatchObject({ title: 'One', weight: 3 })
    const deleted = await Promise.all([remove(id), remove(id)])
    expect(deleted.map(({ status }) => status).sort()).toEqual([204, 404])
    const events = await eventsAfter(world, 1, before)
    expect(events.map(({ status }) => status)).toEqual(['update', 'update', 'update', 'update', 'delete'])
    expect(events[3]?.data).toEqual(data)
  })

  it('a category with services stays; once they are deleted it goes', async () => {
    const category = await world.api.post('/v1/service_categories/1', { as: as.owner, body: { title: 'C' } })
    const path = `/v1/service_category/1/${category.json.data.id}`
    const { id } = (await create({ ...cut, category_id: category.json.data.id })).json.data
    expect((await world.api.delete(path, { as: as.owner })).status).toBe(409)
    await remove(id)
    expect((await world.api.delete(path, { as: as.owner })).status).toBe(204)
  })

  it('of two who delete a category at once one finds nothing, and there is one event', async () => {
    const category = await world.api.post('/v1/service_categories/1', { as: as.owner, body: { title: 'C' } })
    const before = await lastEventNumber(world, 1)
    const path = `/v1/service_category/1/${category.json.data.id}`
    const answers = await Promise.all([1, 2].map(() => world.api.delete(path, { as: as.owner })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await eventsAfter(world, 1, before)).toHaveLength(1)
  })

  it.each([
    ['without anything', {}, ['title', 'category_id']],
    ['in an unknown category', { ...cut, category_id: 987_654 }, ['category_id']],
    ['by an unknown team member', { ...cut, staff: [{ id: 987_654 }] }, ['staff']],
    ['by one team member twice', { ...cut, staff: [{ id: 1 }, { id: 1, seance_length: 60 }] }, ['staff']],
    ['by nobody', { ...cut, staff: [{}] }, ['staff.0.id']],
    ['by bare ids', { ...cut, staff: [1] }, ['staff.0']],
    ['with an unknown resource', { ...cut, resource_ids: [1, 987_654] }, ['resource_ids']],
    ['with one resource twice', { ...cut, resource_ids: [1, '1'] }, ['resource_ids']],
    ['of 59 seconds', { ...cut, duration: 59 }, ['duration']],
    ['of more than a day', { ...cut, duration: 86_401 }, ['duration']],
    ['for less than nothing', { ...cut, price_min: -0.01 }, ['price_min']],
    ['for more than there is', { ...cut, price_min: 1e300 }, ['price_min']],
    ['with 101 percent off', { ...cut, discount: 101 }, ['discount']],
    ['with a comment of 200 kB', { ...cut, comment: 'x'.repeat(200_000) }, ['comment']],
    ['with NUL', { ...cut, comment: '\0' }, ['comment']],
    ['with a broken character', { ...cut, title: '\ud800' }, ['title']],
    ['for 1001', { ...cut, capacity: 1001 }, ['capacity']],
    [
      'with everything wrong',
      { title: {}, category_id: 'x', active: 'maybe' },
      ['title', 'category_id', 'active'],
    ],
  ])('%s is refused, and leaves nothing', async (_, body, fields) => {
    const before = await lastEventNumber(world, 1)
    const count = async () => (await world.query('select count(*) from services'))[0]
    const rows = await count()
    const { status, json } = await create(body)
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors).sort()).toEqual([...fields].sort())
    expect(await count()).toEqual(rows)
    expect(await lastEventNumber(world, 1)).toBe(before)
  })

  it('what a refused update would have changed stays', async () => {
    const { data } = (await create({ ...cut, staff: [{ id: 1 }] })).json
    expect((await update(data.id, { title: 'X', staff: [], resource_ids: [987_654] })).status).toBe(422)
    expect((await read(data.id)).json.data).toEqual(data)
  })

  it('AUT-04 they need the right of the module, and never show or take what is of another Location', async () => {
    expect((await create(cut, { who: as.newcomer })).status).toBe(403)
    expect((await world.api.get('/v1/company/1/services', { as: as.newcomer })).status).toBe(403)
    expect((await world.api.patch('/v1/services/1/1', { as: as.newcomer, body: {} })).status).toBe(403)
    expect((await read(1, 2)).status).toBe(404)
    expect((await update(1, {}, 2)).status).toBe(404)
    expect((await remove(1, 2)).status).toBe(404)
    expect((await remove(1, 5)).status).toBe(403)
    expect((await create(cut, { location: 987_654 })).status).toBe(404)
    const elsewhere = await world.api.post('/v1/service_categories/2', { as: as.owner, body: { title: 'C' } })
    const own = { title: 'S', category_id: elsewhere.json.data.id }
    const fieldsOf = async (body: unknown) =>
      Object.keys((await create(body, { location: 2 })).json.meta.errors)
    expect(await fieldsOf(cut)).toEqual(['category_id'])
    expect(await fieldsOf({ ...own, staff: [{ id: 1 }] })).toEqual(['staff'])
    expect(await fieldsOf({ ...own, resource_ids: [1] })).toEqual(['resource_ids'])
  })
})
