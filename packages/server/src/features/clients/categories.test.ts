import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeEach, describe, expect, it } from 'vitest'
import { lastEventNumber } from '../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'

const world = useWorld(withoutWorker)
const path = (id: number | string, locationId = 2) => `/v1/labels/${locationId}/${id}`
const change = (id: number | string, body: unknown, { who = as.owner, locationId = 2 } = {}) =>
  world.api.put(path(id, locationId), { as: who, body })
const remove = (id: number | string, { who = as.owner, locationId = 2 } = {}) =>
  world.api.delete(path(id, locationId), { as: who })
let id = 0

beforeEach(async () => {
  const body = { title: 'Regular', color: '#112233' }
  id = (await world.api.post('/v1/labels/2', { as: as.owner, body })).json.data.id
})

const withCategory = async (phone: string) =>
  (await world.api.post('/v1/clients/2', { as: as.owner, body: { name: 'Ann', phone, categories: [id] } }))
    .json.data

describe('client categories', () => {
  it('CRM-05 are renamed, and their clients show the new name without an event', async () => {
    const client = await withCategory('+12125550111')
    const before = await lastEventNumber(world, 2)
    const { status, json } = await change(id, { title: 'Friends' })
    expect(status).toBe(200)
    expect(Check(catalogue.labels.update.data, json.data)).toBe(true)
    expect(json.data).toEqual({ id, title: 'Friends', color: '#112233' })
    expect((await change(id, { color: '' })).json.data).toEqual({ id, title: 'Friends', color: '' })
    expect((await change(id, {})).json.data).toEqual({ id, title: 'Friends', color: '' })
    const read = await world.api.get(`/v1/client/2/${client.id}`, { as: as.owner })
    expect(read.json.data.categories).toEqual([{ id, title: 'Friends', color: '' }])
    expect(await lastEventNumber(world, 2)).toBe(before)
  })

  it('CRM-05 are deleted, and their clients stay without them', async () => {
    const client = await withCategory('+12125550112')
    const before = await lastEventNumber(world, 2)
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(404)
    expect((await change(id, { title: 'X' })).status).toBe(404)
    const read = await world.api.get(`/v1/client/2/${client.id}`, { as: as.owner })
    expect(read.json.data.categories).toEqual([])
    expect(await lastEventNumber(world, 2)).toBe(before)
  })

  it('CRM-05 a list that was counted by a deleted category counts again', async () => {
    await world.query(
      `with added as (
         insert into clients (location_id, name, phone, email, created_at, last_change_date)
         select 2, 'Many', '+1' || 3125000000 + n, '', now(), now() from generate_series(1, 1100) n returning id
       ) insert into client_category_links (location_id, client_id, category_id) select 2, id, $1 from added`,
      [id],
    )
    const body = { filters: [{ type: 'category', state: { value: [id] } }] }
    const total = async () =>
      (await world.api.post('/v1/company/2/clients/search', { as: as.owner, body })).json.meta.total_count
    expect(await total()).toBe(1100)
    expect((await remove(id)).status).toBe(204)
    expect(await total()).toBe(0)
  })

  it.each([
    [{ title: '' }, 'title'],
    [{ title: null }, 'title'],
    [{ title: 'x'.repeat(256) }, 'title'],
    [{ color: 'red' }, 'color'],
  ])('%j is refused, and nothing changes', async (body, field) => {
    const { status, json } = await change(id, body)
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toEqual([field])
    const list = (await world.api.get('/v1/labels/2', { as: as.owner })).json.data
    expect(list.at(-1)).toEqual({ id, title: 'Regular', color: '#112233' })
  })

  it('AUT-04 belong to their Location, and need its right', async () => {
    for (const call of [change.bind(null, id, { title: 'X' }), remove.bind(null, id)]) {
      expect((await call({ locationId: 1 })).status).toBe(404)
      expect((await call({ locationId: 5 })).status).toBe(403)
      expect((await call({ locationId: 1, who: as.newcomer })).status).toBe(403)
    }
    expect((await remove('x')).status).toBe(422)
  })
})
