import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
import { operation, recordBodyLimit } from '../operation.ts'
import { Id, NoData, Shape, Text, Title, TotalCount } from '../wire.ts'

export const Resource = Type.Object(
  {
    id: Id('Resource ID'),
    title: Type.String({ description: 'Name of the resource, such as a type of room, chair or device' }),
    description: Type.String({ description: 'Note for the team; empty if there is none' }),
    instances: Type.Array(
      Shape({
        id: Id('Instance ID'),
        title: Type.String({ description: 'Name of the individual room, chair or device' }),
      }),
      {
        description: 'Instances, each of which serves one appointment at a time',
      },
    ),
  },
  { $id: 'BookableResource' },
)

const fields = {
  title: Title(255, 'Name, as people see it'),
  description: Type.Optional(Text(10_000, 'Description for the team')),
}

const resources = {
  document: 'general',
  tag: 'Resources',
  surface: 'v1',
  access: userOrPersonIn('company_id', 'settings_services_access'),
} as const

const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofResource = Type.Object({ company_id: Id('Location ID'), resource_id: Id('Resource ID') })

export const listResources = operation({
  ...resources,
  name: 'listResources',
  method: 'GET',
  path: '/resources/{company_id}',
  summary: 'List resources',
  description:
    'Returns the rooms, chairs and devices that services need in addition to a team member. Each resource has instances, and an appointment reserves one of them.',
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
  description: 'Creates a resource with its instances, each of which serves one appointment at a time.',
  params: ofLocation,
  bodyLimit: recordBodyLimit,
  body: Type.Object({
    ...fields,
    instances: Type.Optional(
      Type.Array(Shape({ title: Title(255, 'Name, as people see it') }), {
        maxItems: 100,
        description: 'Instances that can be booked',
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
  summary: 'Update a resource',
  description:
    'Only the fields that are sent change. `instances` replaces the whole list: entries with an ID are kept, entries without one are created, and missing ones are deleted. Returns 409 if one of those is booked.',
  params: ofResource,
  bodyLimit: recordBodyLimit,
  body: Type.Partial(
    Type.Object({
      ...fields,
      instances: Type.Array(
        Shape({
          id: Type.Optional(Id('Instance ID; omit it for a new instance')),
          title: Type.Optional(Title(255, 'Name; required for a new instance')),
        }),
        { maxItems: 100, description: 'The complete list of instances' },
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
  description: 'Returns 409 if a service needs the resource, or if it is booked in the future.',
  params: ofResource,
  status: 204,
  data: NoData,
  errors: [401, 403, 404, 409],
})
