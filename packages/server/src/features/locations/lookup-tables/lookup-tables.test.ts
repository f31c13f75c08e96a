import { catalogue } from '@foyer/contract'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)

const lists = [
  { path: 'storages', operations: catalogue.storages },
  { path: 'goods_categories', operations: catalogue.goodsCategories },
  { path: 'suppliers', operations: catalogue.suppliers },
  { path: 'accounts', operations: catalogue.accounts },
  { path: 'expenses', operations: catalogue.expenses },
  { path: 'loyalty/card_types', operations: catalogue.loyaltyCardTypes },
]

describe.each(lists)('$path', ({ path, operations }) => {
  const list = (locationId = 2, who = as.owner) => world.api.get(`/v1/${path}/${locationId}`, { as: who })
  const create = (body: unknown, locationId = 2, who = as.owner) =>
    world.api.post(`/v1/${path}/${locationId}`, { as: who, body })

  it('what is created is in the list of its Location, and of no other', async () => {
    const before = await list()
    expect(before.status).toBe(200)
    const titles = ['Plain', 'Кладовая 📦', 'مخزن', `'; drop table locations; -- % _ \\ "`, 'x'.repeat(255)]
    for (const title of titles) {
      const { status, json } = await create({ title })
      expect(status).toBe(201)
      expect(json.data).toMatchObject({ title })
      expect(Check(operations.create.data, json.data)).toBe(true)
    }
    const { json } = await list()
    expect(Check(Type.Object({ data: operations.list.data, meta: operations.list.meta }), json)).toBe(true)
    expect(json.data.slice(before.json.data.length).map(({ title }: { title: string }) => title)).toEqual(
      titles,
    )
    expect(json.meta).toEqual({ total_count: json.data.length })
    expect((await list(1)).json.data).not.toContainEqual(json.data.at(-1))
    expect(await lastEventNumber(world, 2)).toBe(0)
  })

  it('AUT-04 it needs the right of its module', async () => {
    expect((await list(1, as.newcomer)).status).toBe(403)
    expect((await create({ title: 'X' }, 1, as.newcomer)).status).toBe(403)
    expect((await list(5)).status).toBe(403)
    expect((await create({ title: 'X' }, 5)).status).toBe(403)
    expect((await list(987_654)).status).toBe(404)
    expect((await list(1, as.partner)).status).toBe(401)
  })

  it.each([
    [{}, 'is required'],
    [{ title: '' }, 'must not be empty'],
    [{ title: ' \t\n' }, 'must not be blank'],
    [{ title: [5] }, 'must be text, given once'],
    [{ title: null }, 'must be text, given once'],
    [{ title: 'x'.repeat(256) }, 'must have at most 255 characters'],
    [{ title: 'a\0b' }, 'must not contain NUL or broken characters'],
  ])('%j is refused', async (body, sentence) => {
    const { status, json } = await create(body)
    expect(status).toBe(422)
    expect(json.meta.errors.title).toContain(sentence)
  })
})

describe('units', () => {
  it('are the same for everybody who is signed in, and nobody adds to them', async () => {
    const { status, json } = await world.api.get('/v1/units', { as: as.newcomer })
    expect(status).toBe(200)
    expect(Check(catalogue.units.list.data, json.data)).toBe(true)
    expect(json.data[0]).toEqual({ id: 1, title: 'Piece', short_title: 'pc' })
    expect(json.meta).toEqual({ total_count: json.data.length })
    expect((await world.api.get('/v1/units', { as: as.partner })).status).toBe(401)
    expect((await world.api.post('/v1/units', { as: as.owner, body: { title: 'Ell' } })).status).toBe(405)
  })
})

describe('accounts and items', () => {
  const post = async (path: string, body: unknown) =>
    (await world.api.post(`/v1/${path}/2`, { as: as.owner, body })).json.data
  const accounts = async () => (await world.api.get('/v1/accounts/2', { as: as.owner })).json.data

  it('a new default account takes the place of the former, also when several are made at once', async () => {
    expect(await post('accounts', { title: 'Card' })).toMatchObject({ is_cash: 0, is_default: 0 })
    const first = await post('accounts', { title: 'Cash', is_cash: true, is_default: '1' })
    expect(first).toMatchObject({ is_cash: 1, is_default: 1 })
    const created = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post('accounts', { title: `A${index}`, is_default: 1 })),
    )
    expect(created.map(({ is_default }) => is_default)).toEqual(Array(10).fill(1))
    const defaults = (await accounts()).filter((account: { is_default: number }) => account.is_default === 1)
    expect(defaults).toHaveLength(1)
    expect(defaults[0].id).not.toBe(first.id)
  })

  it('an item is an expense unless it is called an income', async () => {
    expect(await post('expenses', { title: 'Rent' })).toMatchObject({ title: 'Rent', type: 2 })
    expect(await post('expenses', { title: 'Services', type: '1' })).toMatchObject({ type: 1 })
    const rejected = await world.api.post('/v1/expenses/2', { as: as.owner, body: { title: 'X', type: 3 } })
    expect(rejected.json.meta.errors).toEqual({ type: ['must be at most 2'] })
  })
})
