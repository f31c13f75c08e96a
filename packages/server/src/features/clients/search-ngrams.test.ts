import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'
import { SearchNgrams } from './search-ngrams.ts'

const world = useWorld(withoutWorker)
const characters = [...'aabA B.%_\\\'"01-@+İıΣσßЖжЁё李山かが\u3099각ñü💇é\u0301\n\u001e\u001f\u200f']
const Text = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...characters), { minLength, maxLength }).map(parts => parts.join(''))
const people = fc.sample(fc.record({ name: Text(1, 9), email: Text(0, 6), card: Text(0, 4) }), {
  numRuns: 150,
  seed: 7,
})

beforeAll(async () => {
  await world.query(
    `insert into clients (location_id, name, email, card, phone, created_at, last_change_date)
     select 2, name, email, card, '+1212' || 5550000 + position, now(), now()
     from rows from (jsonb_to_recordset($1) as (name text, email text, card text)) with ordinality as client (name, email, card, position)`,
    [JSON.stringify(people)],
  )
})

describe('the n-grams of the search index', () => {
  it.each([
    ['name', 'fold_text', 'display_name'],
    ['email', 'lower', 'email'],
    ['card', 'lower', 'card'],
    ['phone', 'lower', 'phone'],
  ])('a part of a %s is found exactly where it is', async (type, fold, column) => {
    const Part = type === 'phone' ? fc.stringMatching(/^[0-9]{1,6}$/) : Text(1, 4)
    await fc.assert(
      fc.asyncProperty(Part, async value => {
        const rows = await world.query(
          `select id from clients where location_id = 2 and ${fold}($1) <> '' and position(${fold}($1) in ${fold}(${column})) > 0
           order by id`,
          [value],
        )
        const body = { filters: [{ type, state: { value } }], page_size: 300, fields: ['id'] }
        const { json } = await world.api.post('/v1/company/2/clients/search', { as: as.owner, body })
        expect(json.data).toEqual(rows.map(({ id }) => ({ id: Number(id) })))
        expect(json.meta.total_count).toBe(rows.length)
      }),
      { numRuns: 60, seed: 11 },
    )
  })

  it('all n-grams of a text are looked up until statistics say which are common', () => {
    const ngrams = new SearchNgrams(world.clock)
    expect(ngrams.choose(1, 'name', 'anna')).toEqual([1, 2])
    expect(ngrams.choose(1, 'name', 'an')).toEqual([1])
    expect(ngrams.choose(1, 'name', '李')).toEqual([1])
    expect(ngrams.choose(1, 'name', 'a')).toEqual([])
    expect(ngrams.choose(1, 'phone', '4155550102')).toHaveLength(6)
  })
})
