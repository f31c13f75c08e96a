import Type from 'typebox'
import { userIn } from '../access.ts'
import { Percent, Price } from '../amounts.ts'
import { CustomFields } from '../custom-fields.ts'
import { ContactEmail } from '../email-address.ts'
import { Moment } from '../moments.ts'
import { operation, recordBodyLimit } from '../operation.ts'
import {
  Count,
  Flag,
  GivenDay,
  Id,
  IdOrZero,
  Instant,
  LocalTime,
  NoData,
  Nullable,
  Page,
  PageMeta,
  Shape,
  Text,
  UniqueList,
} from '../wire.ts'
import { HeldPosition } from './positions.ts'

const RecordService = Shape({
  id: Id('Service ID'),
  title: Type.String({ description: 'Its name when it was booked' }),
  first_cost: Type.Number({ description: 'Before the discount' }),
  discount: Type.Number({ description: 'In percent' }),
  cost: Type.Number({ description: 'After the discount' }),
  manual_cost: Type.Number({ description: 'The price that was set by hand; the same as `cost`' }),
  cost_per_unit: Type.Number({ description: 'Price of one' }),
  cost_to_pay: Type.Number({ description: 'What the client has to pay' }),
  amount: Type.Integer({ description: 'How many times' }),
})

const RecordStaff = Shape(
  {
    id: Id('Team member ID'),
    api_id: Type.String({ description: 'Your own ID of the team member' }),
    name: Type.String({ description: 'Name shown to clients' }),
    specialization: Type.String({ description: 'What the team member does, in words' }),
    position: Type.Union([HeldPosition, Type.Null()], { description: 'The position in the team' }),
    rating: Type.Number({ description: 'Average of the votes, from 0 to 5' }),
    votes_count: Type.Integer({ description: 'How many clients have voted' }),
    avatar: Type.String({ description: 'Address of the picture; empty when there is none' }),
    avatar_big: Type.String({ description: 'Address of the large picture; empty when there is none' }),
  },
  'Who does it',
)

const RecordClient = Shape(
  {
    id: Id('Client ID'),
    name: Type.String({ description: 'First name, or the whole name' }),
    surname: Type.String({ description: 'Surname; empty when it is not known' }),
    patronymic: Type.String({ description: 'Patronymic; empty when there is none' }),
    display_name: Type.String({ description: 'Name, patronymic and surname' }),
    phone: Type.String({ description: 'Masked for callers who may not see phones' }),
    email: Type.String({ description: 'E-mail address; empty when it is not known' }),
    comment: Type.String({ description: 'What the team noted of the client' }),
    sex: Type.Integer({ description: '0 unknown, 1 male, 2 female' }),
    birthday: Type.String({ description: 'YYYY-MM-DD; empty when it is not known' }),
    card: Type.String({ description: 'Number of the client card; empty when there is none' }),
    success_visits_count: Type.Integer({ description: 'Visits to which the client came' }),
    fail_visits_count: Type.Integer({ description: 'Visits to which the client did not come' }),
    discount: Type.Number({ description: 'Discount of the client in percent' }),
    is_new: Type.Boolean({ description: 'Whether the client never came yet' }),
    custom_fields: Type.Record(Type.String(), Type.Unknown(), {
      description: 'What partners keep with the client',
    }),
    client_tags: Type.Array(
      Shape({
        id: Id('Category ID'),
        title: Type.String({ description: 'Name of the category' }),
        color: Type.String({ description: '#rrggbb, or empty' }),
      }),
      {
        description: 'Categories of the client',
      },
    ),
  },
  'Who comes',
)

const attendance = 'Whether the client came: 2 confirmed, 1 came, 0 waiting, -1 did not come'

/** An appointment, as in its GET, in the list and in `record` events. */
export const Appointment = Type.Object(
  {
    id: Id('Appointment ID'),
    company_id: Id('Location ID'),
    staff_id: Id('Team member ID'),
    clients_count: Type.Integer({ description: 'Seats, where it is one in a group event' }),
    date: LocalTime('Beginning'),
    datetime: Instant('When it begins'),
    create_date: Instant('When it was booked'),
    last_change_date: Instant('Moves with every change'),
    comment: Type.String({ description: 'A note for the team; empty when there is none' }),
    online: Type.Boolean({ description: 'Whether the client booked it online' }),
    visit_id: Type.Integer({ description: 'Appointments of one client on one day share it' }),
    visit_attendance: Type.Integer({ description: attendance }),
    attendance: Type.Integer({ description: attendance }),
    confirmed: Flag('1 when the client confirmed or came'),
    seance_length: Type.Integer({ description: 'In seconds' }),
    length: Type.Integer({ description: 'In seconds' }),
    sms_before: Type.Integer({
      description: 'Hours before it at which an SMS reminds the client; 0 for none',
    }),
    sms_now: Type.Integer({ description: '1 when an SMS told the client at booking' }),
    email_now: Type.Integer({ description: '1 when an e-mail told the client at booking' }),
    notified: Type.Integer({ description: '1 when the client was told of it' }),
    master_request: Type.Integer({ description: '1 when the client asked for this team member' }),
    api_id: Type.String({ description: 'Your own ID of it' }),
    from_url: Type.String({ description: 'The page it was booked on; empty when it is not known' }),
    review_requested: Type.Integer({ description: '1 when the client was asked for a review' }),
    created_user_id: Type.Integer({ description: 'Who booked it; 0 for nobody' }),
    deleted: Type.Boolean({ description: 'Whether it was deleted' }),
    paid_full: Type.Integer({ description: '1 when it is paid in full' }),
    prepaid: Type.Boolean({ description: 'Whether it was paid beforehand' }),
    prepaid_confirmed: Type.Boolean({ description: 'Whether that payment is confirmed' }),
    is_update_blocked: Type.Boolean({ description: 'Whether it can be changed no longer' }),
    activity_id: Type.Integer({ description: 'The group event it has a seat in; 0 for none' }),
    record_from: Type.String({ description: 'Where it came from, in words; empty when it is not known' }),
    services: Type.Array(RecordService, { description: 'What was booked' }),
    staff: RecordStaff,
    client: Nullable(RecordClient),
    goods_transactions: Type.Array(Type.Unknown(), { description: 'Products sold or used with it' }),
    custom_fields: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Fields of your own, as they were sent',
    }),
    custom_color: Type.String({ description: 'Colour in the timetable; empty for the usual one' }),
    record_labels: Type.Array(Type.Unknown(), { description: 'Categories of the appointment' }),
    documents: Type.Array(Type.Unknown(), { description: 'Documents that belong to it' }),
    resource_instance_ids: Type.Array(Type.Integer(), {
      description: 'IDs of the rooms, chairs and devices it takes',
    }),
    sms_remain_hours: Type.Integer({
      description: 'Hours before it at which an SMS reminds the client; 0 for none',
    }),
    email_remain_hours: Type.Integer({
      description: 'Hours before it at which an e-mail reminds the client; 0 for none',
    }),
    technical_break_duration: Type.Integer({ description: 'Seconds of break after it' }),
    payment_status: Type.Integer({ description: '0 for not paid' }),
  },
  { $id: 'Appointment' },
)

const fields = {
  staff_id: Id('Team member ID'),
  services: Type.Array(
    Shape({
      id: Id('A service that the team member does'),
      first_cost: Type.Optional(Price('Price before the discount; absent: the price of the service')),
      discount: Type.Optional(Percent('Discount in percent; absent: 0')),
      cost: Type.Optional(Price('What it costs in the end; absent: first_cost without the discount')),
    }),
    { maxItems: 50, description: 'What is booked, or nothing; replaces all of it' },
  ),
  client: Shape(
    {
      id: Type.Optional(
        Nullable(IdOrZero('As answers have it; the client is found by the phone, not by this')),
      ),
      phone: Type.Optional(Text(40, 'Phone number, by which the client is found in the Location')),
      name: Type.Optional(Text(255, 'Name, for a client who is not known yet')),
      surname: Type.Optional(Text(255, 'Family name')),
      email: Type.Optional(ContactEmail('E-mail address')),
    },
    'A client who is not known yet is created. Empty for an appointment without a client, such as a break',
  ),
  datetime: Moment('When it begins'),
  seance_length: Type.Integer({ minimum: 60, maximum: 86_400, description: 'Length in seconds' }),
  save_if_busy: Type.Optional(Flag('1 books over other bookings and outside the schedule')),
  comment: Type.Optional(Text(10_000, 'A note for the team')),
  attendance: Type.Optional(Type.Integer({ minimum: -1, maximum: 2, description: attendance })),
  api_id: Type.Optional(Text(255, 'Your own ID of it')),
  resource_instance_ids: Type.Optional(
    UniqueList(Id('Resource instance ID'), {
      maxItems: 50,
      description: 'What a service needs and is not named here is chosen from what is free.',
    }),
  ),
  custom_fields: Type.Optional(CustomFields),
}

const records = { document: 'general', tag: 'Appointments', surface: 'v1' } as const
const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofRecord = Type.Object({ company_id: Id('Location ID'), record_id: Id('Appointment ID') })

export const listRecords = operation({
  ...records,
  name: 'listRecords',
  method: 'GET',
  path: '/records/{company_id}',
  access: userIn('company_id', 'timetable_access'),
  summary: 'Appointments',
  description:
    'In the order of their beginnings; with `changed_after` or `changed_before` in the order of their changes.',
  params: ofLocation,
  query: Type.Object({
    page: Page,
    count: Count(50, 300),
    staff_id: Type.Optional(Id('Only of this team member')),
    client_id: Type.Optional(Id('Only of this client')),
    start_date: Type.Optional(GivenDay('From this day on, in the time of the Location')),
    end_date: Type.Optional(GivenDay('Up to this day, which is included')),
    changed_after: Type.Optional(Moment('Changed at this moment or later')),
    changed_before: Type.Optional(Moment('Changed at this moment or before')),
    with_deleted: Type.Optional(Flag('1 lists deleted ones too')),
  }),
  status: 200,
  data: Type.Array(Appointment),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})

export const createRecord = operation({
  ...records,
  name: 'createRecord',
  method: 'POST',
  path: '/records/{company_id}',
  access: userIn('company_id', 'create_records_access'),
  summary: 'Book an appointment',
  description:
    'A team member who is busy or does not work then is 409, unless `save_if_busy`. A resource instance is never booked twice. With `activity_id` it takes a seat in that group event.',
  params: ofLocation,
  bodyLimit: recordBodyLimit,
  body: Type.Object({ ...fields, activity_id: Type.Optional(Id('A group event to take a seat in')) }),
  status: 201,
  data: Appointment,
  errors: [401, 403, 404, 409, 422],
})

const one = { ...records, path: '/record/{company_id}/{record_id}', params: ofRecord } as const

export const getRecord = operation({
  ...one,
  name: 'getRecord',
  method: 'GET',
  access: userIn('company_id', 'timetable_access'),
  summary: 'One appointment',
  description: 'One that was deleted is not found.',
  status: 200,
  data: Appointment,
  errors: [401, 403, 404],
})

export const updateRecord = operation({
  ...one,
  name: 'updateRecord',
  method: 'PUT',
  access: userIn('company_id', 'edit_records_access'),
  summary: 'Change an appointment',
  description:
    'Only the fields that are sent change. A new time or team member is checked as a new booking is. A seat in a group event stays with its event.',
  bodyLimit: recordBodyLimit,
  body: Type.Partial(Type.Object(fields)),
  status: 200,
  data: Appointment,
  errors: [401, 403, 404, 409, 422],
})

export const deleteRecord = operation({
  ...one,
  name: 'deleteRecord',
  method: 'DELETE',
  access: userIn('company_id', 'delete_records_access'),
  summary: 'Delete an appointment',
  description: 'It frees its time, its resources, or its seats. The list shows it `with_deleted`.',
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
