import Type from 'typebox'
import { partner, userIn } from '../access.ts'
import { operation, recordBodyLimit } from '../operation.ts'
import { Flag, Id, NoData, Shape, Text, Title, TotalCount, UniqueList } from '../wire.ts'

/** The fields that the deprecated read and all other answers share. */
const oldFields = {
  id: Id('Service ID'),
  salon_service_id: Id('The same ID, under its older name'),
  title: Type.String({ description: 'Name for the team' }),
  category_id: Id('Category ID'),
  price_min: Type.Number({ description: 'Price, or the lowest one' }),
  price_max: Type.Number({ description: 'Highest price' }),
  discount: Type.Number({ description: 'In percent' }),
  comment: Type.String({ description: 'A note for the team; empty when there is none' }),
  weight: Type.Integer({ description: 'Higher comes first' }),
  active: Flag('1 available for online booking'),
  api_id: Type.String({ description: 'Your own ID of the service' }),
  staff: Type.Array(
    Shape({ id: Id('Team member ID'), seance_length: Type.Integer({ description: 'In seconds' }) }),
    { description: 'Who does it, and how long it takes each of them' },
  ),
  duration: Type.Integer({ description: 'In seconds' }),
  is_online: Type.Boolean({ description: 'Whether it is given over the network' }),
}

export const Service = Type.Object(
  {
    ...oldFields,
    booking_title: Type.String({ description: 'Name shown to clients' }),
    prepaid: Type.String({ description: 'Whether online booking asks for payment: forbidden' }),
    is_multi: Type.Boolean({ description: 'Whether it is for groups' }),
    capacity: Type.Integer({ description: 'Seats of its group events; 0: not for groups' }),
    is_chain: Type.Boolean({ description: 'Whether the service is one of the whole Chain' }),
    resources: Type.Array(Type.Integer(), { description: 'IDs of the resources that it needs' }),
  },
  { $id: 'Service' },
)

const DeprecatedService = Type.Object(oldFields, { $id: 'DeprecatedService' })

const Price = (description: string) => Type.Number({ minimum: 0, maximum: 1_000_000_000, description })
const Length = (description: string) => Type.Integer({ minimum: 60, maximum: 86_400, description })

const fields = {
  title: Title(255, 'Its name, as people read it'),
  category_id: Id('Category ID'),
  price_min: Type.Optional(Price('Price, or the lowest one')),
  price_max: Type.Optional(Price('Highest price; absent in a new service: price_min')),
  duration: Type.Optional(Length('Seconds; absent in a new service: 3600')),
  discount: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'In percent' })),
  comment: Type.Optional(Text(10_000, 'A note for the team')),
  weight: Type.Optional(
    Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'Higher comes first' }),
  ),
  active: Type.Optional(Flag('1 available for online booking')),
  api_id: Type.Optional(Text(255, 'Your own ID of the service')),
  staff: Type.Optional(
    Type.Array(
      Shape({
        id: Id('Team member ID'),
        seance_length: Type.Optional(Length('Seconds; absent: the duration of the service')),
      }),
      { maxItems: 1000, description: 'Replaces who does it' },
    ),
  ),
  capacity: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'Seats of group events' })),
  resource_ids: Type.Optional(
    UniqueList(Id('Resource ID'), {
      maxItems: 100,
      description: 'Replaces the resources it needs',
    }),
  ),
}

const services = { document: 'general', tag: 'Services', surface: 'v1' } as const
const companyAccess = userIn('company_id', 'settings_services_access')
const access = userIn('location_id', 'settings_services_access')
const ofLocation = Type.Object({ location_id: Id('Location ID') })
const ofService = Type.Object({ location_id: Id('Location ID'), service_id: Id('Service ID') })

const list = {
  ...services,
  method: 'GET',
  query: Type.Object({
    staff_id: Type.Optional(Id('Only services that this team member does')),
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
  summary: 'Services',
  description: 'What can be booked, by category and weight.',
  params: Type.Object({ company_id: Id('Location ID') }),
})

export const listServicesByShortPath = operation({
  ...list,
  name: 'listServicesByShortPath',
  path: '/services/{location_id}',
  access,
  summary: 'Services, at another address',
  description: 'The same list as at `/company/{company_id}/services`.',
  params: ofLocation,
})

export const getService = operation({
  ...services,
  name: 'getService',
  method: 'GET',
  path: '/company/{company_id}/services/{service_id}',
  access: companyAccess,
  summary: 'One service',
  description: 'With the team members who do it and the resources it needs.',
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
  description: 'It can be booked once a team member does it.',
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
  summary: 'Change a service',
})

export const patchService = operation({
  ...change,
  name: 'patchService',
  method: 'PATCH',
  summary: 'Change a service, by the other method',
})

export const deleteService = operation({
  ...services,
  name: 'deleteService',
  method: 'DELETE',
  path: '/services/{location_id}/{service_id}',
  access,
  summary: 'Delete a service',
  description: 'Appointments of the service stay as they are.',
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
  summary: 'One service, as public catalogue data',
  description: 'Of any active Location. A service that does not fit the query is not found.',
  params: ofService,
  query: Type.Object({
    staff_id: Type.Optional(Id('A team member who does it')),
    category_id: Type.Optional(Id('The category it is in')),
  }),
  status: 200,
  data: DeprecatedService,
  errors: [401, 403, 404, 422],
})
