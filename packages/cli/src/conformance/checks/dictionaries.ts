import type { Check } from '../check.ts'
import { aFilledList, anId, aText, listOf, text, withFields } from '../pattern.ts'

const countryFields = [
  'id',
  'title',
  'full_title',
  'iso_code',
  'phone_code',
  'phone_template',
  'phone_example',
  'currency',
  'exchange',
  'lang_id',
  'group_type',
  'is_eu',
]
/** ISO 3166-1 has 249 countries. */
const isoCountries = 249

export const dictionaryChecks: Check[] = [
  {
    number: 'DIC-01',
    looks: 'the number of countries, and their twelve fields',
    async run(session) {
      const answer = await session.ask<{ data: { iso_code: string }[] }>(
        { path: '/v1/countries', as: 'partner' },
        { status: 200, body: { data: listOf(withFields(...countryFields)), meta: [] } },
      )
      const codes = new Set(answer.json.data.map(country => country.iso_code))
      session.must(
        codes.size >= isoCountries,
        answer,
        `${isoCountries} different iso_code, not ${codes.size}`,
      )
      session.must(codes.has('DE') && codes.has('JP'), answer, 'DE and JP among the countries')
      await session.ask(
        { path: '/v1/countries', as: 'partner' },
        { status: 200, body: { data: listOf({ iso_code: text(/^[A-Z]{2}$/, 'two letters') }) } },
      )
    },
  },
  {
    number: 'DIC-02',
    looks: 'the cities of all countries, and of one',
    async run(session) {
      const { json } = await session.ask<{ data: { country_id: number }[] }>(
        { path: '/v1/cities', as: 'partner' },
        { status: 200, body: { data: listOf({ id: anId, country_id: anId, title: aText }) } },
      )
      const country_id = json.data[0]?.country_id
      await session.ask(
        { path: `/v1/cities?country_id=${country_id}`, as: 'partner' },
        { status: 200, body: { data: listOf({ country_id }) } },
      )
    },
  },
  {
    number: 'DIC-03',
    looks: 'groups, each with its types',
    async run(session) {
      await session.ask(
        { path: '/v1/references/business_groups_with_types', as: 'partner' },
        { status: 200, body: { data: listOf({ id: anId, title: aText, types: aFilledList }) } },
      )
    },
  },
]
