import { beforeAll, describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'

const world = useWorld(withoutWorker)
const names = [
  'José',
  'Jose\u0301',
  'Müller',
  'ÅNGSTRÖM',
  'Ёлкин',
  'Πέτρος',
  'İpek',
  'がく',
  'कि',
  'Łukasz',
  'Strauß',
]

const found = async (filters: object[]) => {
  const { json } = await world.api.post('/v1/company/2/clients/search', {
    as: as.owner,
    body: { filters, fields: ['name'] },
  })
  return json.data.map(({ name }: { name: string }) => name)
}

beforeAll(async () => {
  const body = names.map((name, index) => ({ name, phone: `+121255501${10 + index}` }))
  const { json } = await world.api.post('/v1/clients/2/bulk', { as: as.owner, body })
  expect(json.data.errors).toEqual([])
})

describe('the search for the name of a client', () => {
  it.each([
    ['Jose', ['José', 'Jose\u0301']],
    ['JOSÉ', ['José', 'Jose\u0301']],
    ['se', ['José', 'Jose\u0301']],
    ['Muller', ['Müller']],
    ['müLLER', ['Müller']],
    ['angstrom', ['ÅNGSTRÖM']],
    ['елкин', ['Ёлкин']],
    ['πετρ', ['Πέτρος']],
    ['ipek', ['İpek']],
    ['lukasz', ['Łukasz']],
    ['ŁUKASZ', ['Łukasz']],
    ['strauss', ['Strauß']],
    ['STRAUẞ', ['Strauß']],
    // Marks of other scripts make another letter.
    ['がく', ['がく']],
    ['かく', []],
    ['कि', ['कि']],
    ['का', []],
    // Nothing is left of a mark alone, and nothing is found by it.
    ['\u0301', []],
  ])('finds %s whatever the case and the accents', async (value, expected) => {
    expect(await found([{ type: 'name', state: { value } }])).toEqual(expected)
    expect(await found([{ type: 'quick_search', state: { value } }])).toEqual(expected)
    const query = `fullname=${encodeURIComponent(value)}`
    const { json } = await world.api.get(`/v1/clients/2?${query}`, { as: as.owner })
    expect(json.data.map(({ name }: { name: string }) => name)).toEqual(expected)
  })
})
