import Type from 'typebox'
import { Id, Shape } from '../../wire.ts'
import { listOperation } from './list.ts'

const Resource = Type.Object(
  {
    id: Id('Resource ID'),
    object: Type.Literal('resource', { description: 'Type of this object' }),
    title: Type.String({ description: 'Name of the resource, such as a type of room, chair or device' }),
    description: Type.String({ description: 'Note for the team; empty if there is none' }),
    instances: Type.Array(
      Shape({
        id: Id('Instance ID'),
        object: Type.Literal('resource_instance', { description: 'Type of this object' }),
        title: Type.String({ description: 'Name of the individual room, chair or device' }),
      }),
      {
        description:
          'Instances that can be booked; use their ids in `resource_instance_ids` of an appointment',
      },
    ),
  },
  { $id: 'Resource' },
)

export const listResources = listOperation({
  name: 'listResourcesV3',
  tag: 'Resources',
  path: '/locations/{location_id}/resources',
  scope: 'locations:read',
  summary: 'List resources',
  description:
    'Returns rooms, chairs and devices with their instances, ordered by title (by code point), then by ID.',
  item: Resource,
  pageName: 'ResourceList',
  filters: {},
})
