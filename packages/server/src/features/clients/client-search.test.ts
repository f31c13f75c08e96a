import { catalogue } from '@foyer/contract'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const search = (body: object = {}, { who = as.owner, locationId = 2 } = {}) =>
  world.api.post(`/v1/company/${locationId}/clients/search`, { as: who, body })
const filtered = async (type: string, state: object) => namesOf(await search({ filters: [{ type, state }] }))
const namesOf = ({ json }: { json: { data: { name: string }[] } }) => json.data.map(({ name }) => name)

const people = [
  { name: 'Ann', surname: 'Zett', phone: '+12125550101', email: 'b@x.example', spent: 10, gender_id: 2 },
  { name: 'Bob', surname: 'Yard', phone: '+12125550109', email: 'a@x.example', spent: 30, importance_id: 3 },
  {
    name: 'Cem',
    surname: 'Xanth',
    phone: '+12125550105',
    card: '12125',
    spent: 20,
    birth_date: '1990-05-05',
  },
] as const
const ids: number[] = []
let category = 0

beforeAll(async () => {
  category = (await world.api.post('/v1/labels/2', { as: as.owner, body: { title: 'L' } })).json.data.id
  for (const person of people) {
    const body = { ...person, categories: person.name === 'Bob' ? [category] : [] }
    ids.push((await world.api.post('/v1/clients/2', { as: as.owner, body })).json.data.id)
    world.clock.advance(3600)
  }
})

describe('the search for clients', () => {
  it('without filters it returns the first page of all clients, as the GET does', async () => {
    const { status, json } = await world.api.post('/v1/company/1/clients/search', { as: as.owner })
    expect(status).toBe(200)
    expect(Check(Type.Array(catalogue.clients.get.data), json.data)).toBe(true)
    expect(json.data).toHaveLength(25)
    expect(json.meta).toEqual({ page: 1, total_count: demo.clients.count })
    expect(json.data[0]).toEqual((await world.api.get('/v1/client/1/1', { as: as.owner })).json.data)
  })

  it('each filter finds the matching clients', async () => {
    expect(await filtered('id', { value: [ids[0], `${ids[2]}`] })).toEqual(['Ann', 'Cem'])
    expect(await filtered('id', { value: ids[1] })).toEqual(['Bob'])
    expect(await filtered('id', { value: [] })).toEqual([])
    expect(await filtered('name', { value: 'em xan' })).toEqual(['Cem'])
    expect(await filtered('phone', { value: '(212) 555-0109' })).toEqual(['Bob'])
    expect(await filtered('email', { value: 'A@X' })).toEqual(['Bob'])
    expect(await filtered('card', { value: '212' })).toEqual(['Cem'])
    expect(await filtered('quick_search', { value: '5550101' })).toEqual(['Ann'])
    expect(await filtered('quick_search', { value: 'x' })).toEqual(['Ann', 'Bob', 'Cem'])
    expect(await filtered('quick_search', { value: ' xan  em ' })).toEqual(['Cem'])
    expect(await filtered('quick_search', { value: '(212) 555-0109' })).toEqual(['Bob'])
    expect(await filtered('quick_search', { value: 'Nobody 555' })).toEqual([])
    expect(await filtered('quick_search', { value: '  ' })).toEqual([])
    expect(await filtered('importance', { value: [3, 2] })).toEqual(['Bob'])
    expect(await filtered('category', { value: category })).toEqual(['Bob'])
    expect(await filtered('gender', { value: [2] })).toEqual(['Ann'])
    expect(await filtered('birth_date', { from: '1990-05-05', to: '1990-05-05' })).toEqual(['Cem'])
    expect(await filtered('spent', { from: 20 })).toEqual(['Bob', 'Cem'])
    expect(await filtered('paid', { to: '19.99' })).toEqual(['Ann'])
    expect(await filtered('balance', { from: 0, to: 0 })).toEqual(['Ann', 'Bob', 'Cem'])
    expect(await filtered('visits', { from: 1 })).toEqual([])
    const at = (await world.api.get(`/v1/client/2/${ids[1]}`, { as: as.owner })).json.data.last_change_date
    expect(await filtered('changed_date', { from: at })).toEqual(['Bob', 'Cem'])
    expect(await filtered('changed_date', { from: at, to: at })).toEqual(['Bob'])
    expect(await filtered('name', { value: '' })).toHaveLength(3)
    expect(await filtered('spent', {})).toHaveLength(3)
  })

  it('all filters must match, or any one of them', async () => {
    const filters = [
      { type: 'gender', state: { value: [2] } },
      { type: 'spent', state: { from: 30 } },
    ]
    expect(namesOf(await search({ filters }))).toEqual([])
    expect(namesOf(await search({ filters, operation: 'AND' }))).toEqual([])
    const either = await search({ filters, operation: 'OR' })
    expect(namesOf(either)).toEqual(['Ann', 'Bob'])
    expect(either.json.meta.total_count).toBe(2)
    expect(namesOf(await search({ filters, operation: 'or', page_size: 1, page: 2 }))).toEqual(['Bob'])
  })

  it.each([
    ['id', ['Ann', 'Bob', 'Cem']],
    ['name', ['Ann', 'Bob', 'Cem']],
    ['phone', ['Ann', 'Cem', 'Bob']],
    ['email', ['Cem', 'Bob', 'Ann']],
    ['spent', ['Ann', 'Cem', 'Bob']],
    ['paid', ['Ann', 'Cem', 'Bob']],
    ['visits', ['Ann', 'Bob', 'Cem']],
    ['last_change_date', ['Ann', 'Bob', 'Cem']],
  ])('it is ordered by %s in both directions, with and without a filter', async (order_by, names) => {
    for (const filters of [[], [{ type: 'name', state: { value: 'a' } }]]) {
      const up = names.filter(name => filters.length === 0 || name !== 'x')
      const ascending = namesOf(await search({ order_by, filters }))
      const descending = namesOf(await search({ order_by, order_by_direction: 'DESC', filters }))
      const expected = up.filter(name => ascending.includes(name))
      expect(ascending).toEqual(expected)
      expect(descending).toEqual([...expected].reverse())
    }
  })

  it('it returns only the requested fields', async () => {
    const { json } = await search({ fields: ['phone', 'id'], page_size: 1 })
    expect(json.data).toEqual([{ id: ids[0], phone: '+12125550101' }])
  })

  it.each([
    [{ filters: [{ type: 'shoe_size', state: {} }] }, 'filters.0.type'],
    [{ filters: [{ type: 'name' }] }, 'filters.0.state'],
    [{ filters: [{ type: 'name', state: {} }] }, 'filters.0.state.value'],
    [{ filters: [{ type: 'name', state: { value: ['a'] } }] }, 'filters.0.state.value'],
    [{ filters: [{ type: 'name', state: { value: 'a\0' } }] }, 'filters.0.state.value'],
    [{ filters: [{ type: 'id', state: { value: ['x'] } }] }, 'filters.0.state.value.0'],
    [{ filters: [{ type: 'id', state: { value: 1e300 } }] }, 'filters.0.state.value.0'],
    [{ filters: [{ type: 'spent', state: { from: 'x' } }] }, 'filters.0.state.from'],
    [{ filters: [{ type: 'visits', state: { to: 1e300 } }] }, 'filters.0.state.to'],
    [{ filters: [{ type: 'birth_date', state: { to: '2001-02-30' } }] }, 'filters.0.state.to'],
    [{ filters: [{ type: 'changed_date', state: { from: 'now' } }] }, 'filters.0.state.from'],
    [{ filters: {} }, 'filters'],
    [{ page_size: 301 }, 'page_size'],
    [{ page_size: 0 }, 'page_size'],
    [{ page: 'two' }, 'page'],
    [{ fields: ['password'] }, 'fields.0'],
    [{ order_by: 'id; drop table clients' }, 'order_by'],
    [{ order_by_direction: 'UP' }, 'order_by_direction'],
    [{ operation: 'XOR' }, 'operation'],
  ])('%j is 422', async (body, field) => {
    const { status, json } = await search(body)
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toEqual([field])
  })

  it('SEC-85 three quick searches are enough for one search', async () => {
    const quick = { type: 'quick_search', state: { value: 'a b c d e f g h' } }
    expect((await search({ operation: 'OR', filters: Array(3).fill(quick) })).status).toBe(200)
    const { status, json } = await search({ operation: 'OR', filters: Array(50).fill(quick) })
    expect([status, json.meta.errors]).toEqual([422, { filters: ['may have quick_search at most 3 times'] }])
  })

  it('AUT-04 it needs the right of its module', async () => {
    expect((await search({}, { who: as.newcomer, locationId: 1 })).status).toBe(403)
    expect((await search({}, { locationId: 5 })).status).toBe(403)
    expect((await search({}, { locationId: 987_654 })).status).toBe(404)
  })
})
