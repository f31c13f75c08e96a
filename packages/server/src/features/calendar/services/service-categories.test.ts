import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const create = (body: unknown, who = as.owner) =>
  world.api.post('/v1/service_categories/1', { as: who, body })

describe('service categories', () => {
  it('WEB-02 create, update and delete each leave an event whose data is what the GET answers', async () => {
    const before = await lastEventNumber(world, 1)
    const created = await create({ title: 'Стрижки ✂️', weight: 5, api_id: 'a-1' })
    expect(created.status).toBe(201)
    expect(Check(catalogue.serviceCategories.get.data, created.json.data)).toBe(true)
    const { id } = created.json.data
    const read = async () => (await world.api.get(`/v1/service_category/1/${id}`, { as: as.owner })).json.data
    expect(await read()).toEqual(created.json.data)
    const updated = await world.api.put(`/v1/service_category/1/${id}`, {
      as: as.owner,
      body: { title: 'Cuts' },
    })
    expect(updated.json.data).toEqual({ ...created.json.data, title: 'Cuts' })
    expect((await world.api.delete(`/v1/service_category/1/${id}`, { as: as.owner })).status).toBe(204)
    expect((await world.api.get(`/v1/service_category/1/${id}`, { as: as.owner })).status).toBe(404)

    const actor = { resource: 'service_category', resource_id: id, partner_id: 1, user_id: 2 }
    expect(await eventsAfter(world, 1, before)).toMatchObject([
      { ...actor, number: before + 1, status: 'create', data: created.json.data },
      { ...actor, number: before + 2, status: 'update', data: updated.json.data },
      { ...actor, number: before + 3, status: 'delete', data: updated.json.data },
    ])
  })

  it('WEB-07 what is refused leaves neither a record nor an event', async () => {
    const before = await lastEventNumber(world, 1)
    const [rows] = await world.query('select count(*) from service_categories')
    const refused = await create({ title: 'With a stranger', staff: [987_654] })
    expect(refused.status).toBe(422)
    expect(refused.json.meta.errors).toEqual({ staff: ['names a team member that is not in this Location'] })
    expect(await lastEventNumber(world, 1)).toBe(before)
    expect((await world.query('select count(*) from service_categories'))[0]).toEqual(rows)
  })

  it('both addresses of the list and of one answer the same', async () => {
    const { id } = (await create({ title: 'Nails' })).json.data
    const [newer, older] = await Promise.all(
      ['service_categories', 'service/categories'].map(path =>
        world.api.get(`/v1/company/1/${path}`, { as: as.owner }),
      ),
    )
    expect(newer?.json).toEqual(older?.json)
    expect(newer?.json.meta.total_count).toBe(newer?.json.data.length)
    const one = await world.api.get(`/v1/company/1/service_categories/${id}`, { as: as.owner })
    expect(one.json.data.title).toBe('Nails')
  })

  it('AUT-04 they need the right of their module, and never show those of another Location', async () => {
    expect((await create({ title: 'X' }, as.newcomer)).status).toBe(403)
    const { id } = (await create({ title: 'Mine' })).json.data
    expect((await world.api.get(`/v1/service_category/2/${id}`, { as: as.owner })).status).toBe(404)
    expect(
      (await world.api.put(`/v1/service_category/2/${id}`, { as: as.owner, body: { title: 'X' } })).status,
    ).toBe(404)
    expect((await world.api.delete(`/v1/service_category/2/${id}`, { as: as.owner })).status).toBe(404)
    expect((await world.api.get(`/v1/service_category/5/${id}`, { as: as.owner })).status).toBe(403)
  })

  it('numbers of a Location follow each other without a gap under parallel changes', async () => {
    const before = await lastEventNumber(world, 1)
    await Promise.all(Array.from({ length: 30 }, (_, index) => create({ title: `Parallel ${index}` })))
    const numbers = (await eventsAfter(world, 1, before)).map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => before + 1 + index))
  })
})
