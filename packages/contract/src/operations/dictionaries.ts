import Type from 'typebox'
import { partner } from '../access.ts'
import { operation } from '../operation.ts'
import { Id, List, Shape, Text } from '../wire.ts'

export const Country = Type.Object(
  {
    id: Id('Country ID'),
    title: Type.String({ description: 'Short name' }),
    full_title: Type.String({ description: 'Full name' }),
    iso_code: Type.String({ minLength: 2, maxLength: 2, description: 'ISO 3166-1 alpha-2 code' }),
    phone_code: Type.String({ description: 'Country phone code' }),
    phone_template: Type.String({ description: 'Phone number mask' }),
    phone_example: Type.String({ description: 'Phone number example' }),
    currency: Type.String({ description: 'Currency symbol' }),
    exchange: Type.Number({ description: 'Units of the currency for one US dollar' }),
    lang_id: Type.Integer({ description: 'Language ID' }),
    group_type: Type.Integer({ description: 'Country group type' }),
    is_eu: Type.Boolean({ description: 'Whether the country is in the European Union' }),
  },
  { $id: 'Country' },
)

export const City = Type.Object(
  {
    id: Id('City ID'),
    country_id: Id('Country ID'),
    title: Type.String({ description: 'Name of the city in English' }),
  },
  { $id: 'City' },
)

const BusinessType = Shape({
  id: Id('Business type ID'),
  title: Type.String({ description: 'Name of the business type in English' }),
  business_group_id: Id('Business group ID'),
})

export const BusinessGroup = Type.Object(
  {
    id: Id('Business group ID'),
    title: Type.String({ description: 'Name of the group in English' }),
    image: Type.String({ description: 'URL of a picture' }),
    image_small: Type.String({ description: 'URL of a small picture' }),
    types: Type.Array(BusinessType, { description: 'The business types of the group' }),
  },
  { $id: 'BusinessGroup' },
)

const dictionary = {
  document: 'developer-tools',
  tag: 'Dictionaries',
  method: 'GET',
  isRevalidated: true,
  surface: 'v1',
  access: partner,
  status: 200,
} as const

export const countries = operation({
  ...dictionary,
  name: 'listCountries',
  path: '/countries',
  summary: 'List countries',
  description: 'Returns every country of ISO 3166-1. The response has an ETag.',
  data: Type.Array(Country),
  errors: [401, 403, 404],
})

export const cities = operation({
  ...dictionary,
  name: 'listCities',
  path: '/cities',
  openWhileSuspended: true,
  summary: 'List cities',
  description: 'Filter by country and by the beginning of the name. Use the `id` as `city_id` of a Location.',
  query: Type.Object({
    country_id: Type.Optional(Id('Only cities of this country')),
    salon_id: Type.Optional(Id('ID of a Location whose city is always included')),
    title: Type.Optional(Text(100, 'The beginning of the name; case and accents are ignored')),
  }),
  data: Type.Array(City),
  errors: [401, 403, 404, 422],
})

export const businessGroups = operation({
  ...dictionary,
  name: 'listBusinessGroupsWithTypes',
  path: '/references/business_groups_with_types',
  summary: 'List business types by group',
  description: 'Returns all business types. A Location has at most one type, which determines its group.',
  data: List(BusinessGroup, 'Business groups'),
  meta: Shape({ count: Type.Integer({ description: 'Number of groups' }) }),
  errors: [401, 403, 404],
})
