import Type from 'typebox'
import { userIn } from '../access.ts'
import { ContactEmail } from '../email-address.ts'
import { Moment } from '../moments.ts'
import { operation, recordBodyLimit } from '../operation.ts'
import {
  Count,
  Flag,
  Id,
  LocalTime,
  Nullable,
  Page,
  PageMeta,
  Shape,
  Text,
  Title,
  UniqueList,
} from '../wire.ts'

/** A group event: a time slot of a service with a number of seats. */
export const Activity = Type.Object(
  {
    id: Id('Event ID'),
    company_id: Id('Location ID'),
    service_id: Id('Service ID'),
    staff_id: Id('Team member ID'),
    date: LocalTime('Beginning'),
    timestamp: Type.Integer({ description: 'The same moment in seconds since 1970' }),
    length: Type.Integer({ description: 'In seconds' }),
    capacity: Type.Integer({ description: 'How many seats' }),
    records_count: Type.Integer({ description: 'Seats taken' }),
    color: Type.String({ description: 'Colour in the timetable; empty for the usual one' }),
    instructions: Type.String({ description: 'What participants should know; empty when there is nothing' }),
    stream_link: Type.String({ description: 'Address of the stream; empty when there is none' }),
    font_color: Type.String({ description: 'Colour of the text in the timetable; empty for the usual one' }),
    notified: Type.Boolean({ description: 'Whether the participants were told of it' }),
    prepaid: Type.String({ description: 'Whether online booking asks for payment: forbidden' }),
    service: Shape(
      {
        id: Id('Service ID'),
        category_id: Nullable(Id('Category ID')),
        title: Type.String({ description: 'Name of the service' }),
        price_min: Type.Number({ description: 'Price, or the lowest one' }),
        price_max: Type.Number({ description: 'Highest price' }),
        comment: Type.String({ description: 'A note for the team; empty when there is none' }),
        duration: Type.Integer({ description: 'In seconds' }),
      },
      'What takes place',
    ),
    staff: Shape(
      {
        id: Id('Team member ID'),
        api_id: Type.String({ description: 'Your own ID of the team member' }),
        name: Type.String({ description: 'Name shown to clients' }),
        specialization: Type.String({ description: 'What the team member does, in words' }),
        rating: Type.Number({ description: 'Average of the votes, from 0 to 5' }),
        votes_count: Type.Integer({ description: 'How many clients have voted' }),
        avatar: Type.String({ description: 'Address of the picture; empty when there is none' }),
        avatar_big: Type.String({ description: 'Address of the large picture; empty when there is none' }),
      },
      'Who leads it',
    ),
    resource_instances: Type.Array(
      Shape({
        id: Id('Resource instance ID'),
        title: Type.String({ description: 'Name of the room, chair or device' }),
        resource_id: Id('Resource ID'),
      }),
      { description: 'The rooms, chairs and devices it takes' },
    ),
    labels: Type.Array(Type.Unknown(), { description: 'Categories of the event' }),
  },
  { $id: 'Activity' },
)

const fields = {
  date: Moment('When it begins'),
  service_id: Id('A service that the team member does'),
  staff_id: Id('Team member ID'),
  capacity: Type.Integer({ minimum: 1, maximum: 1000, description: 'How many seats' }),
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
  meta: PageMeta,
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
  description: 'With its seats and how many of them are taken.',
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
    email: Type.Optional(ContactEmail('E-mail address')),
    comment: Type.Optional(Text(10_000, 'A note for the team')),
    clients_count: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1000, default: 1, description: 'How many seats' }),
    ),
  }),
  status: 201,
  data: Shape({
    id: Id('Appointment ID'),
    hash: Type.String({ description: 'Names the booking to its client' }),
  }),
  errors: [401, 403, 404, 409, 422],
})
