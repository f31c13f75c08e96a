import Type from 'typebox'
import { partnerAndUser, userIn } from '../access.ts'
import { ContactEmail } from '../email-address.ts'
import { longTextBodyLimit, operation } from '../operation.ts'
import {
  Count,
  Flag,
  Id,
  IdOrZero,
  List,
  NoData,
  Nullable,
  Page,
  PageMeta,
  Shape,
  Text,
  Title,
} from '../wire.ts'
import { ConnectedLocation } from './marketplace/salons.ts'

/** A Location with the fields of `salons`, and the further fields of its business. */
export const Location = Type.Object(
  {
    ...ConnectedLocation.properties,
    zip: Type.String({ description: 'Postal code' }),
    business_group_id: IdOrZero('Business group ID'),
    business_type_id: IdOrZero('Business type ID'),
    site: Type.String({ description: 'Website; empty if there is none' }),
    social: Type.Record(Type.String(), Type.String(), {
      description: 'Links to social media pages, by the name of the network',
    }),
    main_group_id: Id('Chain ID'),
    main_group: Shape(
      { id: Id('Chain ID'), title: Type.String({ description: 'Name of the Chain' }) },
      'The Chain that the Location belongs to',
    ),
  },
  { $id: 'Location' },
)

const fields = {
  title: Title(255, 'Name, as people see it'),
  country_id: Type.Optional(Nullable(IdOrZero('Country ID'))),
  city_id: Type.Optional(Nullable(IdOrZero('City ID'))),
  address: Type.Optional(Text(500, 'Street and house number')),
  zip: Type.Optional(Text(20, 'Postal code')),
  site: Type.Optional(Text(500, 'Website')),
  phones: Type.Optional(
    Type.Array(Text(40, 'Phone number'), {
      maxItems: 10,
      description: 'All phone numbers, in the order in which they are shown',
    }),
  ),
  email: Type.Optional(ContactEmail('E-mail address')),
  coordinate_lat: Type.Optional(
    Type.Number({ minimum: -90, maximum: 90, description: 'Latitude in degrees' }),
  ),
  coordinate_lon: Type.Optional(
    Type.Number({ minimum: -180, maximum: 180, description: 'Longitude in degrees' }),
  ),
  timezone_name: Type.Optional(
    Type.String({
      maxLength: 64,
      'x-pattern': '^[^/]+/.+$|^UTC$',
      description: 'IANA time zone; if omitted, that of the country',
    }),
  ),
  business_type_id: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'Business type ID; 0 or null for none',
      }),
    ),
  ),
  short_descr: Type.Optional(Text(255, 'Category of the Location')),
  description: Type.Optional(Text(50_000, 'Description, HTML')),
  social: Type.Optional(
    Type.Record(Type.String({ maxLength: 40 }), Text(500, 'Link'), {
      maxProperties: 20,
      description: 'Links to social media pages, by the name of the network; replaces all of them',
    }),
  ),
}

/** The fields of a new Location, in the API and in the console. */
export const NewLocation = Type.Object({
  ...fields,
  chain_id: Type.Optional(
    Id('ID of a Chain in which you own every Location; if omitted, a new Chain is created for this Location'),
  ),
})

export const LocationChanges = Type.Partial(Type.Object(fields))

const companies = { document: 'general', tag: 'Locations', surface: 'v1' } as const
const params = Type.Object({ company_id: Id('Location ID') })

export const listCompanies = operation({
  ...companies,
  name: 'listCompanies',
  method: 'GET',
  path: '/companies',
  access: partnerAndUser,
  summary: 'List Locations',
  description:
    'With `my=1`, returns exactly the Locations that the user can see: by a role or, for a system user, by an active installation. Without it, also returns those where an application of the partner is installed, including frozen installations.',
  query: Type.Object({
    id: Type.Optional(List(Id('Location ID'), 'Only these Locations', 300)),
    group_id: Type.Optional(Id('Only Locations of this Chain')),
    my: Type.Optional(Flag('Only the Locations that the user can see')),
    active: Type.Optional(Flag('Only active (1) or inactive (0) Locations')),
    city_id: Type.Optional(Id('Only Locations in this city')),
    business_type_id: Type.Optional(Id('Only Locations of this business type')),
    forBooking: Type.Optional(Flag('1 to include next_slot')),
    page: Page,
    count: Count(50, 300),
  }),
  status: 200,
  data: Type.Array(Location),
  meta: PageMeta,
  errors: [401, 422],
})

export const createCompany = operation({
  ...companies,
  name: 'createCompany',
  method: 'POST',
  path: '/companies',
  access: partnerAndUser,
  summary: 'Create a Location',
  description:
    'The user becomes its owner. The Location belongs to the Chain in `chain_id`, or to a new one of its own. Only an owner of every Location in a Chain can add one to it, and all such owners own the new one.',
  bodyLimit: longTextBodyLimit,
  body: NewLocation,
  status: 201,
  data: Location,
  errors: [401, 403, 422],
})

export const getCompany = operation({
  ...companies,
  name: 'getCompany',
  method: 'GET',
  path: '/company/{company_id}',
  access: userIn('company_id', 'sight'),
  summary: 'Get a Location',
  description:
    'A person can get the Locations that `GET /companies` lists with the same partner token; a system user can get those where its own application is active.',
  params,
  status: 200,
  data: Location,
  errors: [401, 403, 404],
})

export const updateCompany = operation({
  ...companies,
  name: 'updateCompany',
  method: 'PUT',
  path: '/company/{company_id}',
  access: userIn('company_id', 'settings_access'),
  summary: 'Update a Location',
  description:
    'Only the fields that are sent change. Send 0 or null to remove the country or city. Changing the country removes a city of another country, unless a new city is sent.',
  params,
  bodyLimit: longTextBodyLimit,
  body: LocationChanges,
  status: 200,
  data: Location,
  errors: [401, 403, 404, 422],
})

export const deleteCompany = operation({
  ...companies,
  name: 'deleteCompany',
  method: 'DELETE',
  path: '/company/{company_id}',
  access: userIn('company_id', 'owner'),
  summary: 'Delete a Location',
  description: 'Only owners can delete a Location.',
  params,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
