import { catalogue, wire } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const post = (path: string, body: unknown, who = as.owner) => world.api.post(`/v1/${path}`, { as: who, body })
let category = 0
let foreignCategory = 0

beforeAll(async () => {
  category = (await post('goods_categories/1', { title: 'Shelf' })).json.data.id
  foreignCategory = (await post('goods_categories/2', { title: 'Shelf of another' })).json.data.id
})

const minimal = () => ({ title: 'Shampoo', category_id: category, sale_unit_id: 7, service_unit_id: 2 })
const create = (fields: object = {}, who = as.owner) => post('goods/1', { ...minimal(), ...fields }, who)
const list = (query: string, who = as.owner) => world.api.get(`/v1/goods/1?${query}`, { as: who })
const titles = async (query: Record<string, string | number>) => {
  const { status, json } = await list(new URLSearchParams(query as Record<string, string>).toString())
  expect(status).toBe(200)
  return json.data.map(({ title }: { title: string }) => title)
}

describe('products', () => {
  it('WEB-02 create, update and delete each leave an event whose data is what the GET answers', async () => {
    const before = await lastEventNumber(world, 1)
    const created = await create({
      title: 'Шампунь 🧴',
      article: 'SH-1',
      barcode: '4006381333931',
      cost: '12.50',
      actual_cost: 7.3,
      unit_equals: 250,
      critical_amount: 2,
      desired_amount: 10.25,
      comment: 'For all hair',
    })
    expect(created.status).toBe(201)
    expect(Check(catalogue.goods.get.data, created.json.data)).toBe(true)
    const { good_id: id } = created.json.data
    expect(created.json.data).toEqual({
      good_id: id,
      title: 'Шампунь 🧴',
      value: 'Шампунь 🧴',
      label: 'Шампунь 🧴',
      article: 'SH-1',
      category: 'Shelf',
      category_id: category,
      salon_id: 1,
      cost: 12.5,
      unit_id: 7,
      unit_short_title: 'btl',
      service_unit_id: 2,
      service_unit_short_title: 'ml',
      actual_cost: 7.3,
      unit_actual_cost: 0.0292,
      unit_equals: 250,
      barcode: '4006381333931',
      comment: 'For all hair',
      actual_amounts: [],
      critical_amount: 2,
      desired_amount: 10.25,
      last_change_date: expect.stringMatching(/T\d\d:\d\d:\d\d-0[78]:00$/),
    })
    const path = `/v1/goods/1/${id}`
    expect((await world.api.get(path, { as: as.owner })).json.data).toEqual(created.json.data)

    world.clock.advance(60)
    const updated = await world.api.put(path, { as: as.owner, body: { cost: 0.3 } })
    expect(updated.status).toBe(200)
    expect(updated.json.data).toEqual({
      ...created.json.data,
      cost: 0.3,
      last_change_date: updated.json.data.last_change_date,
    })
    world.clock.advance(60)
    expect((await world.api.delete(path, { as: as.owner })).status).toBe(204)
    for (const method of ['GET', 'DELETE'])
      expect((await world.api.send(method, path, { as: as.owner })).status).toBe(404)
    expect((await world.api.put(path, { as: as.owner, body: { cost: 1 } })).status).toBe(404)

    const actor = { resource: 'good', resource_id: id, partner_id: 1, user_id: 2 }
    const events = await eventsAfter(world, 1, before)
    expect(events).toMatchObject([
      { ...actor, number: before + 1, status: 'create', data: created.json.data },
      { ...actor, number: before + 2, status: 'update', data: updated.json.data },
      { ...actor, number: before + 3, status: 'delete', data: { good_id: id, cost: 0.3 } },
    ])
    expect(new Set(events.map(({ data }) => data.last_change_date)).size).toBe(3)
  })

  it('an update without fields is an update too', async () => {
    const { data } = (await create()).json
    const before = await lastEventNumber(world, 1)
    world.clock.advance(1)
    const updated = await world.api.put(`/v1/goods/1/${data.good_id}`, { as: as.owner })
    expect(updated.status).toBe(200)
    expect(updated.json.data.last_change_date).not.toBe(data.last_change_date)
    expect(await eventsAfter(world, 1, before)).toMatchObject([{ status: 'update', data: updated.json.data }])
  })

  it('WEB-07 what is refused leaves neither a product nor an event', async () => {
    const before = await lastEventNumber(world, 1)
    const count = async () => (await world.query('select count(*) from goods'))[0]
    const rows = await count()
    const errors = async (fields: object) => {
      const { status, json } = await create(fields)
      expect(status).toBe(422)
      return json.meta.errors
    }
    const category = ['is not a product category of this Location']
    expect(await errors({ category_id: foreignCategory })).toEqual({ category_id: category })
    expect(await errors({ category_id: 987_654 })).toEqual({ category_id: category })
    expect(await errors({ sale_unit_id: 999 })).toEqual({ sale_unit_id: ['is not a unit of GET /units'] })
    expect(await errors({ service_unit_id: 999 })).toEqual({
      service_unit_id: ['is not a unit of GET /units'],
    })
    expect(await errors({ title: undefined, cost: -1, actual_cost: 'much', unit_equals: 0 })).toEqual({
      title: ['is required'],
      cost: ['must be at least 0'],
      actual_cost: ['must be a number'],
      unit_equals: ['must be at least 0.0001'],
    })
    expect(await errors({ cost: 0.001, critical_amount: 0.00001 })).toEqual({
      cost: ['must have at most 2 decimal places'],
      critical_amount: ['must have at most 4 decimal places'],
    })
    expect(await errors({ cost: 1e15, comment: 'x'.repeat(5001), article: 'a\0b' })).toEqual({
      cost: ['must be at most 999999999999.99'],
      comment: ['must have at most 5000 characters'],
      article: ['must not contain NUL or broken characters'],
    })
    const huge = await world.api.post('/v1/goods/1', {
      as: as.owner,
      headers: { 'content-type': 'application/json' },
      rawBody: JSON.stringify(minimal()).replace('}', ',"cost":1e400}'),
    })
    expect(huge.json.meta.errors).toEqual({ cost: ['must be a number'] })
    expect(await lastEventNumber(world, 1)).toBe(before)
    expect(await count()).toEqual(rows)

    const { good_id } = (await create()).json.data
    const refused = await world.api.put(`/v1/goods/1/${good_id}`, {
      as: as.owner,
      body: { title: 'Changed', category_id: foreignCategory },
    })
    expect(refused.status).toBe(422)
    const { json } = await world.api.get(`/v1/goods/1/${good_id}`, { as: as.owner })
    expect(json.data.title).toBe('Shampoo')
  })

  it('AUT-04 they need the right of their module, and never show those of another Location', async () => {
    expect((await create({}, as.newcomer)).status).toBe(403)
    expect((await list('', as.newcomer)).status).toBe(403)
    const { good_id } = (await create()).json.data
    for (const [location, status] of [
      [2, 404],
      [5, 403],
      [98_765, 404],
    ]) {
      const path = `/v1/goods/${location}/${good_id}`
      expect((await world.api.get(path, { as: as.owner })).status).toBe(status)
      expect((await world.api.put(path, { as: as.owner, body: { title: 'X' } })).status).toBe(status)
      expect((await world.api.delete(path, { as: as.owner })).status).toBe(status)
    }
  })
})

describe('the list of products', () => {
  it('comes in pages, with the count of all', async () => {
    const shelf = (await post('goods_categories/1', { title: 'Pages' })).json.data.id
    for (let index = 1; index <= 7; index++) await create({ title: `Page ${index}`, category_id: shelf })
    const query = { category_id: shelf, count: 3 }
    expect(await titles({ ...query })).toEqual(['Page 1', 'Page 2', 'Page 3'])
    expect(await titles({ ...query, page: 0 })).toEqual(['Page 1', 'Page 2', 'Page 3'])
    expect(await titles({ ...query, page: 3 })).toEqual(['Page 7'])
    expect(await titles({ ...query, page: 4 })).toEqual([])
    const { json } = await list(`category_id=${shelf}&count=3&page=2`)
    expect(Check(wire.Envelope(catalogue.goods.list.data, catalogue.goods.list.meta), json)).toBe(true)
    expect(json.meta).toEqual({ total_count: 7, page: 2 })
    expect((await list('count=301')).json.meta.errors).toEqual({ count: ['must be at most 300'] })
    expect((await list('')).json.data.length).toBeLessThanOrEqual(25)
  })

  it('finds a part of the name, the article or the barcode, literally and in any case', async () => {
    await create({ title: 'Крем "Нежность" 50%_off \\ ok', article: 'ART-77x', barcode: '0049000006582' })
    const found = ['Крем "Нежность" 50%_off \\ ok']
    for (const term of ['нежн', '50%_off', '\\ ok', '"Неж', 'art-77X', '49000006582'])
      expect(await titles({ term }), term).toEqual(found)
    for (const term of ['50_', '5%off', 'ok\nART', "'", 'ok ART'])
      expect(await titles({ term }), term).not.toContain(found[0])
  })

  it('finds what changed in a span, in local time or with an offset', async () => {
    world.clock.moveTo(Date.parse('2031-03-09T12:00:00Z') - world.clock.now().getTime())
    await create({ title: 'Changed late' })
    // Noon UTC is 05:00 in summer time, which began on that day.
    expect(await titles({ changed_after: '2031-03-09 05:00:00' })).toEqual(['Changed late'])
    expect(await titles({ changed_after: '2031-03-09 05:00:01' })).toEqual([])
    expect(await titles({ changed_after: '2031-03-09T13:00:00+01:00' })).toEqual(['Changed late'])
    expect(await titles({ changed_after: '2031-03-09' })).toEqual(['Changed late'])
    expect((await list('changed_after=2031-03-09T13:00:00+01:00')).json.meta.total_count).toBe(1)
    const span = (changed_before: string) => titles({ changed_after: '2031-03-09', changed_before })
    expect(await span('2031-03-09T12:00:00Z')).toEqual(['Changed late'])
    expect(await span('2031-03-09')).toEqual(['Changed late'])
    expect(await span('2031-03-09 04:59:59')).toEqual([])
    for (const invalid of ['2031-02-30', '2031-13-01', 'yesterday', '2031-01-01 25:00:00', '0000-00-00'])
      expect((await list(`changed_after=${invalid}`)).status, invalid).toBe(422)
  })
})
