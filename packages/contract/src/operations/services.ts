import Type from 'typebox'
import { partner, userOrPersonIn } from '../access.ts'
import { operation, recordBodyLimit } from '../operation.ts'
import { Flag, Id, NoData, Shape, Text, Title, TotalCount, UniqueList } from '../wire.ts'

/** The fields that the deprecated read and all other answers share. */
const oldFields = {
  id: Id('Service ID'),
  salon_service_id: Id('The same ID, under an older name'),
  title: Type.String({ description: 'Internal name' }),
  category_id: Id('Category ID'),
  price_min: Type.Number({ description: 'Price, or the lowest price' }),
  price_max: Type.Number({ description: 'Highest price' }),
  discount: Type.Number({ description: 'Discount in percent' }),
  comment: Type.String({ description: 'Note for the team; empty if there is none' }),
  weight: Type.Integer({ description: 'Higher comes first' }),
  active: Flag('1 if available for online booking'),
  api_id: Type.String({ description: 'Your own ID for the service' }),
  staff: Type.Array(
    Shape({ id: Id('Team member ID'), seance_length: Type.Integer({ description: 'Duration in seconds' }) }),
    { description: 'Team members who provide it, each with their own duration' },
  ),
  duration: Type.Integer({ description: 'Duration in seconds' }),
  is_online: Type.Boolean({ description: 'Whether it is provided online' }),
}

export const Service = Type.Object(
  {
    ...oldFields,
    booking_title: Type.String({ description: 'Name shown to clients' }),
    prepaid: Type.String({ description: 'Whether online booking asks for payment; always `forbidden`' }),
    is_multi: Type.Boolean({ description: 'Whether it is for groups' }),
    capacity: Type.Integer({ description: 'Number of seats in its group events; 0 if it is not for groups' }),
    is_chain: Type.Boolean({ description: 'Whether the service belongs to the whole Chain' }),
    resources: Type.Array(Type.Integer(), { description: 'IDs of the resources it needs' }),
  },
  { $id: 'Service' },
)

const DeprecatedService = Type.Object(oldFields, { $id: 'DeprecatedService' })

const Price = (description: string) => Type.Number({ minimum: 0, maximum: 1_000_000_000, description })
const Length = (description: string) => Type.Integer({ minimum: 60, maximum: 86_400, description })

const fields = {
  title: Title(255, 'Name, as people see it'),
  category_id: Id('Category ID'),
  price_min: Type.Optional(Price('Price, or the lowest price')),
  price_max: Type.Optional(Price('Highest price; price_min by default in a new service')),
  duration: Type.Optional(Length('Duration in seconds; 3600 by default in a new service')),
  discount: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'Discount in percent' })),
  comment: Type.Optional(Text(10_000, 'Note for the team')),
  weight: Type.Optional(
    Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'Higher comes first' }),
  ),
  active: Type.Optional(Flag('1 if available for online booking')),
  api_id: Type.Optional(Text(255, 'Your own ID for the service')),
  staff: Type.Optional(
    Type.Array(
      Shape({
        id: Id('Team member ID'),
        seance_length: Type.Optional(Length('Duration in seconds; if omitted, the duration of the service')),
      }),
      { maxItems: 1000, description: 'Team members who provide it; replaces all of them' },
    ),
  ),
  capacity: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1000, description: 'Number of seats in its group events' }),
  ),
  resource_ids: Type.Optional(
    UniqueList(Id('Resource ID'), {
      maxItems: 100,
      description: 'IDs of the resources it needs; replaces all of them',
    }),
  ),
}

const services = { document: 'general', tag: 'Services', surface: 'v1' } as const
const companyAccess = userOrPersonIn('company_id', 'settings_services_access')
const access = userOrPersonIn('location_id', 'settings_services_access')
const ofLocation = Type.Object({ location_id: Id('Location ID') })
const ofService = Type.Object({ location_id: Id('Location ID'), service_id: Id('Service ID') })

const list = {
  ...services,
  method: 'GET',
  query: Type.Object({
    staff_id: Type.Optional(Id('Only services that this team member provides')),
    category_id: Type.Optional(Id('Only services of this category')),
  }),
  status: 200,
  data: Type.Array(Service),
  meta: TotalCount,
  errors: [401, 403, 404, 422],
} as const

export const listServices = operation({
  ...list,
  name: 'listServices',
  path: '/company/{company_id}/services',
  access: companyAccess,
  summary: 'List services',
  description: 'Returns the services of the Location, ordered by category and weight.',
  params: Type.Object({ company_id: Id('Location ID') }),
})

export const listServicesByShortPath = operation({
  ...list,
  name: 'listServicesByShortPath',
  path: '/services/{location_id}',
  access,
  summary: 'List services (short path)',
  description: 'Returns the same list as `/company/{company_id}/services`.',
  params: ofLocation,
})

export const getService = operation({
  ...services,
  name: 'getService',
  method: 'GET',
  path: '/company/{company_id}/services/{service_id}',
  access: companyAccess,
  summary: 'Get a service',
  description: 'Returns the service with its team members and the resources it needs.',
  params: Type.Object({ company_id: Id('Location ID'), service_id: Id('Service ID') }),
  status: 200,
  data: Service,
  errors: [401, 403, 404],
})

export const createService = operation({
  ...services,
  name: 'createService',
  method: 'POST',
  path: '/services/{location_id}',
  access,
  summary: 'Create a service',
  description: 'It can be booked once a team member provides it.',
  params: ofLocation,
  bodyLimit: recordBodyLimit,
  body: Type.Object(fields),
  status: 201,
  data: Service,
  errors: [401, 403, 404, 422],
})

const change = {
  ...services,
  path: '/services/{location_id}/{service_id}',
  access,
  description: 'Only the fields that are sent change.',
  params: ofService,
  bodyLimit: recordBodyLimit,
  body: Type.Partial(Type.Object(fields)),
  status: 200,
  data: Service,
  errors: [401, 403, 404, 422],
} as const

export const updateService = operation({
  ...change,
  name: 'updateService',
  method: 'PUT',
  summary: 'Update a service',
})

export const patchService = operation({
  ...change,
  name: 'patchService',
  method: 'PATCH',
  summary: 'Update a service (other method)',
})

export const deleteService = operation({
  ...services,
  name: 'deleteService',
  method: 'DELETE',
  path: '/services/{location_id}/{service_id}',
  access,
  summary: 'Delete a service',
  description: 'Its appointments are kept.',
  params: ofService,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})

export const readDeprecatedService = operation({
  ...services,
  name: 'readDeprecatedService',
  method: 'GET',
  path: '/services/{location_id}/{service_id}',
  access: partner,
  deprecated: true,
  summary: 'Get a public service',
  description:
    'Returns a service of any active Location. A service that does not match the query returns 404.',
  params: ofService,
  query: Type.Object({
    staff_id: Type.Optional(Id('ID of a team member who provides it')),
    category_id: Type.Optional(Id('ID of its category')),
  }),
  status: 200,
  data: DeprecatedService,
  errors: [401, 403, 404, 422],
})
