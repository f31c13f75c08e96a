import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, List, Shape, Text } from '../../wire.ts'
import { BusinessGroup, City, Country } from '../dictionaries.ts'

/** The dictionaries for forms in the console, the same as in the API. */
const shared = {
  document: 'account',
  tag: 'Locations',
  method: 'GET',
  isRevalidated: true,
  surface: 'app',
  access: person,
  status: 200,
} as const

export const listConsoleCountries = operation({
  ...shared,
  name: 'listConsoleCountries',
  path: '/account/countries',
  summary: 'List countries for the console',
  description: 'The same data as in the dictionary of the API, for the forms of the console.',
  data: Type.Array(Country),
  errors: [401],
})

export const listConsoleCities = operation({
  ...shared,
  name: 'listConsoleCities',
  path: '/account/cities',
  summary: 'List cities for the console',
  description: 'The same data as in the dictionary of the API, for the forms of the console.',
  query: Type.Object({
    country_id: Type.Optional(Id('Only cities of this country')),
    title: Type.Optional(Text(100, 'The beginning of the name; case and accents are ignored')),
  }),
  data: Type.Array(City),
  errors: [401, 422],
})

export const listConsoleBusinessGroups = operation({
  ...shared,
  name: 'listConsoleBusinessGroups',
  path: '/account/business_groups',
  summary: 'List business types by group for the console',
  description: 'The same data as in the dictionary of the API, for the forms of the console.',
  data: List(BusinessGroup, 'Business groups'),
  meta: Shape({ count: Type.Integer({ description: 'Number of groups' }) }),
  errors: [401],
})
