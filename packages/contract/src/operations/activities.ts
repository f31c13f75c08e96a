import Type from 'typebox'
import { userIn } from '../access.ts'
import { Moment } from '../moments.ts'
import { operation, recordBodyLimit } from '../operation.ts'
import { Count, Flag, Id, LocalTime, Nullable, Page, Shape, Text, Title, UniqueList } from '../wire.ts'

/** A group event: a slot of a service with so many seats. */
export const Activity = Type.Object(
  {
    id: Id('Event ID'),
    company_id: Id('Location ID'),
    service_id: Id('Service ID'),
    staff_id: Id('Team member ID'),
    date: LocalTime('Beginning'),
    timestamp: Type.Integer({ description: 'The same moment in seconds since 1970' }),
    length: Type.Integer({ description: 'Seconds' }),
    capacity: Type.Integer({ description: 'Seats' }),
    records_count: Type.Integer({ description: 'Seats taken' }),
    color: Type.String(),
    instructions: Type.String(),
    stream_link: Type.String(),
    font_color: Type.String(),
    notified: Type.Boolean(),
    prepaid: Type.String({ description: 'Whether online booking asks for payment: forbidden' }),
    service: Shape({
      id: Id('Service ID'),
      category_id: Nullable(Id('Category ID')),
      title: Type.String(),
      price_min: Type.Number(),
      price_max: Type.Number(),
      comment: Type.String(),
      duration: Type.Integer({ description: 'Seconds' }),
    }),
    staff: Shape({
      id: Id('Team member ID'),
      api_id: Type.String(),
      name: Type.String(),
      specialization: Type.String(),
      rating: Type.Number(),
      votes_count: Type.Integer(),
      avatar: Type.String(),
      avatar_big: Type.String(),
    }),
    resource_instances: Type.Array(
      Shape({ id: Id('Resource instance ID'), title: Type.String(), resource_id: Id('Resource ID') }),
    ),
    labels: Type.Array(Type.Unknown()),
  },
  { $id: 'Activity' },
)

const fields = {
  date: Moment('Beginning'),
  service_id: Id('A service that the team member does'),
  staff_id: Id('Team member ID'),
  capacity: Type.Integer({ minimum: 1, maximum: 1000, description: 'Seats' }),
  force: Type.Optional(Flag('1 books over other bookings and outside the schedule')),
  length: Type.Optional(
    Type.Integer({ minimum: 60, maximum: 86_400, description: 'Seconds; absent: that of the service' }),
  ),
  resource_instance_ids: Type.Optional(UniqueList(Id('Resource instance ID'), { maxItems: 50 })),
  color: Type.Optional(Text(40, 'Colour in the timetable')),
  instructions: Type.Optional(Text(10_000, 'What participants should know')),
  stream_link: Type.Optional(Text(2000, 'Address of the stream')),
}

const activities = { document: 'general', tag: 'Group events', surface: 'v1' } as const
const ofLocation = Type.Object({ location_id: Id('Location ID') })
const ofActivity = Type.Object({ location_id: Id('Location ID'), activity_id: Id('Event ID') })

export const listActivities = operation({
  ...activities,
  name: 'listActivities',
  method: 'GET',
  path: '/activity/{location_id}',
  access: userIn('location_id', 'timetable_access'),
  summary: 'Group events',
  description: 'In the order of their beginnings.',
  params: ofLocation,
  query: Type.Object({ page: Page, count: Count(25, 300) }),
  status: 200,
  data: Type.Array(Activity),
  meta: Shape({ total_count: Type.Integer(), page: Type.Integer() }),
  errors: [401, 403, 404, 422],
})

export const createActivity = operation({
  ...activities,
  name: 'createActivity',
  method: 'POST',
  path: '/activity/{location_id}',
  access: userIn('location_id', 'create_records_access'),
  summary: 'Create a group event',
  description: 'It takes the time of its team member and of its resource instances, as an appointment does.',
  params: ofLocation,
  bodyLimit: recordBodyLimit,
  body: Type.Object(fields),
  status: 201,
  data: Activity,
  errors: [401, 403, 404, 409, 422],
})

const one = { ...activities, path: '/activity/{location_id}/{activity_id}', params: ofActivity } as const

export const getActivity = operation({
  ...one,
  name: 'getActivity',
  method: 'GET',
  access: userIn('location_id', 'timetable_access'),
  summary: 'One group event',
  status: 200,
  data: Activity,
  errors: [401, 403, 404],
})

export const updateActivity = operation({
  ...one,
  name: 'updateActivity',
  method: 'PUT',
  access: userIn('location_id', 'edit_records_access'),
  summary: 'Change a group event',
  description:
    'Only the fields that are sent change. Its seats move with it. The capacity never goes below the seats taken, and the service stays while there are any.',
  bodyLimit: recordBodyLimit,
  body: Type.Partial(Type.Object(fields)),
  status: 200,
  data: Activity,
  errors: [401, 403, 404, 409, 422],
})

export const deleteActivity = operation({
  ...one,
  name: 'deleteActivity',
  method: 'DELETE',
  access: userIn('location_id', 'delete_records_access'),
  summary: 'Delete a group event',
  description: 'Its seats are deleted with it, each with its own `record` event.',
  status: 202,
  data: Type.Null(),
  errors: [401, 403, 404],
})

export const bookActivity = operation({
  ...activities,
  name: 'bookActivity',
  method: 'POST',
  path: '/activity/{location_id}/{activity_id}/book',
  access: userIn('location_id', 'create_records_access'),
  summary: 'Book seats in a group event',
  description: 'Makes an appointment that holds the seats. 409 when there are not enough left.',
  params: ofActivity,
  body: Type.Object({
    fullname: Title(255, 'Name, for a client who is not known yet'),
    phone: Text(40, 'Phone number, by which the client is found in the Location'),
    email: Type.Optional(Text(255, 'E-mail')),
    comment: Type.Optional(Text(10_000, 'Comment')),
    clients_count: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1000, default: 1, description: 'Seats' }),
    ),
  }),
  status: 201,
  data: Shape({
    id: Id('Appointment ID'),
    hash: Type.String({ description: 'Names the booking to its client' }),
  }),
  errors: [401, 403, 404, 409, 422],
})
