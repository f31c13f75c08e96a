import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
import { ContactEmail } from '../email-address.ts'
import { Moment } from '../moments.ts'
import { operation, recordBodyLimit } from '../operation.ts'
import {
  Count,
  Flag,
  GivenDay,
  Id,
  LocalTime,
  Nullable,
  Page,
  PageMeta,
  Shape,
  Text,
  Title,
  UniqueList,
  WebAddress,
} from '../wire.ts'

/** A group event: a time slot of a service with a number of seats. */
export const Activity = Type.Object(
  {
    id: Id('Event ID'),
    company_id: Id('Location ID'),
    service_id: Id('Service ID'),
    staff_id: Id('Team member ID'),
    date: LocalTime('Start'),
    timestamp: Type.Integer({ description: 'The same moment, in seconds since 1970' }),
    length: Type.Integer({ description: 'Duration in seconds' }),
    capacity: Type.Integer({ description: 'Number of seats' }),
    records_count: Type.Integer({ description: 'Number of seats taken' }),
    color: Type.String({ description: 'Colour in the timetable; empty for the default' }),
    instructions: Type.String({ description: 'Instructions for participants; empty if there are none' }),
    stream_link: Type.String({ description: 'URL of the stream; empty if there is none' }),
    font_color: Type.String({ description: 'Colour of the text in the timetable; empty for the default' }),
    notified: Type.Boolean({ description: 'Whether the participants were notified' }),
    prepaid: Type.String({ description: 'Whether online booking asks for payment; always `forbidden`' }),
    service: Shape(
      {
        id: Id('Service ID'),
        category_id: Nullable(Id('Category ID')),
        title: Type.String({ description: 'Name of the service' }),
        price_min: Type.Number({ description: 'Price, or the lowest price' }),
        price_max: Type.Number({ description: 'Highest price' }),
        comment: Type.String({ description: 'Note for the team; empty if there is none' }),
        duration: Type.Integer({ description: 'Duration in seconds' }),
      },
      'The service that takes place',
    ),
    staff: Shape(
      {
        id: Id('Team member ID'),
        api_id: Type.String({ description: 'Your own ID for the team member' }),
        name: Type.String({ description: 'Name shown to clients' }),
        specialization: Type.String({ description: 'Specialization, as text' }),
        rating: Type.Number({ description: 'Average rating, from 0 to 5' }),
        votes_count: Type.Integer({ description: 'Number of ratings' }),
        avatar: Type.String({ description: 'URL of the picture; empty if there is none' }),
        avatar_big: Type.String({ description: 'URL of the large picture; empty if there is none' }),
      },
      'The team member who leads it',
    ),
    resource_instances: Type.Array(
      Shape({
        id: Id('Resource instance ID'),
        title: Type.String({ description: 'Name of the room, chair or device' }),
        resource_id: Id('Resource ID'),
      }),
      { description: 'The rooms, chairs and devices it uses' },
    ),
    labels: Type.Array(Type.Unknown(), { description: 'Categories of the event' }),
  },
  { $id: 'Activity' },
)

/** A colour of CSS. Pages write it into styles, where `url()` would load something. */
const color = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))?$/i
const Color = Type.Refine(
  Text(40, 'Colour in the timetable, such as #1f7a4d or green; empty for the default'),
  text => color.test(text),
  () => 'must be a color such as #1f7a4d',
)

const fields = {
  date: Moment('When it starts'),
  service_id: Id('ID of a service that the team member provides'),
  staff_id: Id('Team member ID'),
  capacity: Type.Integer({ minimum: 1, maximum: 1000, description: 'Number of seats' }),
  force: Type.Optional(Flag('1 to allow overlaps with other bookings and times outside the schedule')),
  length: Type.Optional(
    Type.Integer({
      minimum: 60,
      maximum: 86_400,
      description: 'Duration in seconds; if omitted, that of the service',
    }),
  ),
  resource_instance_ids: Type.Optional(UniqueList(Id('Resource instance ID'), { maxItems: 50 })),
  color: Type.Optional(Color),
  instructions: Type.Optional(Text(10_000, 'Instructions for participants')),
  stream_link: Type.Optional(WebAddress('URL of the stream, http or https; empty for none')),
}

const activities = { document: 'general', tag: 'Group events', surface: 'v1' } as const
const ofLocation = Type.Object({ location_id: Id('Location ID') })
const ofActivity = Type.Object({ location_id: Id('Location ID'), activity_id: Id('Event ID') })

export const listActivities = operation({
  ...activities,
  name: 'listActivities',
  method: 'GET',
  path: '/activity/{location_id}',
  access: userOrPersonIn('location_id', 'timetable_access'),
  summary: 'List group events',
  description: 'Returns group events ordered by their start.',
  params: ofLocation,
  query: Type.Object({
    page: Page,
    count: Count(25, 300),
    start_date: Type.Optional(GivenDay('First day, in the time zone of the Location')),
    end_date: Type.Optional(GivenDay('Last day, inclusive')),
  }),
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
  access: userOrPersonIn('location_id', 'create_records_access'),
  summary: 'Create a group event',
  description: 'It reserves the time of its team member and resource instances, as an appointment does.',
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
  access: userOrPersonIn('location_id', 'timetable_access'),
  summary: 'Get a group event',
  description: 'Returns a group event with its number of seats, and how many of them are taken.',
  status: 200,
  data: Activity,
  errors: [401, 403, 404],
})

export const updateActivity = operation({
  ...one,
  name: 'updateActivity',
  method: 'PUT',
  access: userOrPersonIn('location_id', 'edit_records_access'),
  summary: 'Update a group event',
  description:
    'Only the fields that are sent change. Booked seats move with the event. The capacity cannot go below the number of seats taken, and the service cannot change while seats are taken. Needs `timetable_access` too, because the answer is the whole group event.',
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
  access: userOrPersonIn('location_id', 'delete_records_access'),
  summary: 'Delete a group event',
  description: 'Its booked seats are deleted with it, each with its own `record` event.',
  status: 202,
  data: Type.Null(),
  errors: [401, 403, 404],
})

export const bookActivity = operation({
  ...activities,
  name: 'bookActivity',
  method: 'POST',
  path: '/activity/{location_id}/{activity_id}/book',
  access: userOrPersonIn('location_id', 'create_records_access'),
  summary: 'Book seats in a group event',
  description: 'Creates an appointment that holds the seats. Returns 409 if there are not enough seats left.',
  params: ofActivity,
  body: Type.Object({
    fullname: Title(255, 'Name, for a new client'),
    phone: Text(40, 'Phone number, which identifies the client in the Location'),
    email: Type.Optional(ContactEmail('E-mail address')),
    comment: Type.Optional(Text(10_000, 'Note for the team')),
    clients_count: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1000, default: 1, description: 'Number of seats' }),
    ),
  }),
  status: 201,
  data: Shape({
    id: Id('Appointment ID'),
    hash: Type.String({ description: 'Identifies the booking to its client' }),
  }),
  errors: [401, 403, 404, 409, 422],
})
