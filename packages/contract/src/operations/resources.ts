import Type from 'typebox'
import { userIn } from '../access.ts'
import { operation, recordBodyLimit } from '../operation.ts'
import { Id, NoData, Shape, Text, Title, TotalCount } from '../wire.ts'

const Resource = Type.Object(
  {
    id: Id('Resource ID'),
    title: Type.String({ description: 'Name of the kind of room, chair or device' }),
    description: Type.String({ description: 'A note for the team; empty when there is none' }),
    instances: Type.Array(
      Shape({
        id: Id('Instance ID'),
        title: Type.String({ description: 'Name of this one room, chair or device' }),
      }),
      {
        description: 'What is booked: each serves one appointment at a time',
      },
    ),
  },
  { $id: 'BookableResource' },
)

const fields = {
  title: Title(255, 'Its name, as people read it'),
  description: Type.Optional(Text(10_000, 'A longer text about it')),
}

const resources = {
  document: 'general',
  tag: 'Resources',
  surface: 'v1',
  access: userIn('company_id', 'settings_services_access'),
} as const

const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofResource = Type.Object({ company_id: Id('Location ID'), resource_id: Id('Resource ID') })

export const listResources = operation({
  ...resources,
  name: 'listResources',
  method: 'GET',
  path: '/resources/{company_id}',
  summary: 'Resources: rooms, chairs, devices',
  description:
    'What services need beside a team member. Each has instances, and an appointment takes one of them.',
  params: ofLocation,
  status: 200,
  data: Type.Array(Resource),
  meta: TotalCount,
  errors: [401, 403, 404],
})

export const createResource = operation({
  ...resources,
  name: 'createResource',
  method: 'POST',
  path: '/resources/{company_id}',
  summary: 'Create a resource',
  description: 'With its instances, each of which serves one appointment at a time.',
  params: ofLocation,
  bodyLimit: recordBodyLimit,
  body: Type.Object({
    ...fields,
    instances: Type.Optional(
      Type.Array(Shape({ title: Title(255, 'Its name, as people read it') }), {
        maxItems: 100,
        description: 'What can be booked',
      }),
    ),
  }),
  status: 201,
  data: Resource,
  errors: [401, 403, 404, 422],
})

export const updateResource = operation({
  ...resources,
  name: 'updateResource',
  method: 'PUT',
  path: '/resources/{company_id}/{resource_id}',
  summary: 'Change a resource',
  description:
    'Only the fields that are sent change. `instances` replaces the set: those with an ID are kept, those without are new, those that are missing are deleted unless they are booked.',
  params: ofResource,
  bodyLimit: recordBodyLimit,
  body: Type.Partial(
    Type.Object({
      ...fields,
      instances: Type.Array(
        Shape({
          id: Type.Optional(Id('Instance ID; absent: a new one')),
          title: Type.Optional(Title(255, 'Name; a new one needs it')),
        }),
        { maxItems: 100, description: 'The whole set, as it shall be' },
      ),
    }),
  ),
  status: 200,
  data: Resource,
  errors: [401, 403, 404, 409, 422],
})

export const deleteResource = operation({
  ...resources,
  name: 'deleteResource',
  method: 'DELETE',
  path: '/resources/{company_id}/{resource_id}',
  summary: 'Delete a resource',
  description: 'One that no service needs and that is not booked from now on.',
  params: ofResource,
  status: 204,
  data: NoData,
  errors: [401, 403, 404, 409],
})
