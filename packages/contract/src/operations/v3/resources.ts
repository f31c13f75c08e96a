import Type from 'typebox'
import { Id, Shape } from '../../wire.ts'
import { listOperation } from './list.ts'

const Resource = Type.Object(
  {
    id: Id('Resource ID'),
    object: Type.Literal('resource', { description: 'Names the kind of this object' }),
    title: Type.String({ description: 'Name of the kind of room, chair or device' }),
    description: Type.String({ description: 'A note for the team; empty when there is none' }),
    instances: Type.Array(
      Shape({
        id: Id('Instance ID'),
        object: Type.Literal('resource_instance', { description: 'Names the kind of this object' }),
        title: Type.String({ description: 'Name of this one room, chair or device' }),
      }),
      { description: 'What is booked; their ids go into `resource_instance_ids` of an appointment' },
    ),
  },
  { $id: 'Resource' },
)

export const listResources = listOperation({
  name: 'listResourcesV3',
  tag: 'Resources',
  path: '/locations/{location_id}/resources',
  scope: 'locations:read',
  summary: 'Bookable resources of a Location',
  description:
    'Rooms, chairs and devices with their instances, ordered by title (by code points), then by ID.',
  item: Resource,
  pageName: 'ResourceList',
  filters: {},
})
