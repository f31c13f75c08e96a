import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
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
  NameOrEmpty,
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
  title: Type.String({ description: 'Name of the service when it was booked' }),
  first_cost: Type.Number({ description: 'Price before the discount' }),
  discount: Type.Number({ description: 'Discount in percent' }),
  cost: Type.Number({ description: 'Price after the discount' }),
  manual_cost: Type.Number({ description: 'Price that was set manually; the same as `cost`' }),
  cost_per_unit: Type.Number({ description: 'Price of one unit' }),
  cost_to_pay: Type.Number({ description: 'Amount that the client has to pay' }),
  amount: Type.Integer({ description: 'How many times it is booked' }),
})

const RecordStaff = Shape(
  {
    id: Id('Team member ID'),
    api_id: Type.String({ description: 'Your own ID for the team member' }),
    name: Type.String({ description: 'Name shown to clients' }),
    specialization: Type.String({ description: 'Specialization, as text' }),
    position: Type.Union([HeldPosition, Type.Null()], { description: 'Position in the team' }),
    rating: Type.Number({ description: 'Average rating, from 0 to 5' }),
    votes_count: Type.Integer({ description: 'Number of ratings' }),
    avatar: Type.String({ description: 'URL of the picture; empty if there is none' }),
    avatar_big: Type.String({ description: 'URL of the large picture; empty if there is none' }),
  },
  'The team member',
)

const RecordClient = Shape(
  {
    id: Id('Client ID'),
    name: Type.String({ description: 'First name, or the full name' }),
    surname: Type.String({ description: 'Surname; empty if unknown' }),
    patronymic: Type.String({ description: 'Patronymic; empty if there is none' }),
    display_name: Type.String({ description: 'Name, patronymic and surname' }),
    phone: Type.String({ description: 'Phone number; masked for callers without `client_phones_access`' }),
    email: Type.String({ description: 'E-mail address; empty if unknown' }),
    comment: Type.String({ description: 'Note of the team about the client' }),
    sex: Type.Integer({ description: '0 unknown, 1 male, 2 female' }),
    birthday: Type.String({ description: 'Date of birth as YYYY-MM-DD; empty if unknown' }),
    card: Type.String({ description: 'Number of the client card; empty if there is none' }),
    success_visits_count: Type.Integer({ description: 'Number of visits that the client attended' }),
    fail_visits_count: Type.Integer({ description: 'Number of visits that the client missed' }),
    discount: Type.Number({ description: 'Discount of the client, in percent' }),
    is_new: Type.Boolean({ description: 'Whether the client has not attended any visit yet' }),
    custom_fields: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Custom fields that partners store with the client',
    }),
    client_tags: Type.Array(
      Shape({
        id: Id('Category ID'),
        title: Type.String({ description: 'Name of the category' }),
        color: Type.String({ description: 'Colour as #rrggbb, or empty' }),
      }),
      {
        description: 'Categories of the client',
      },
    ),
  },
  'The client who booked it',
)

const attendance = 'Attendance of the client: 2 confirmed, 1 attended, 0 waiting, -1 did not attend'

/** An appointment, as in its GET, in the list and in `record` events. */
export const Appointment = Type.Object(
  {
    id: Id('Appointment ID'),
    company_id: Id('Location ID'),
    staff_id: Id('Team member ID'),
    clients_count: Type.Integer({ description: 'Number of seats, for an appointment in a group event' }),
    date: LocalTime('Start'),
    datetime: Instant('When it starts'),
    create_date: Instant('When it was booked'),
    last_change_date: Instant('When it last changed'),
    comment: Type.String({ description: 'Note for the team; empty if there is none' }),
    online: Type.Boolean({ description: 'Whether the client booked it online' }),
    visit_id: Type.Integer({
      description: 'Visit ID, which the appointments of one client on one day share',
    }),
    visit_attendance: Type.Integer({ description: attendance }),
    attendance: Type.Integer({ description: attendance }),
    confirmed: Flag('1 if the client has confirmed or attended'),
    seance_length: Type.Integer({ description: 'Duration in seconds' }),
    length: Type.Integer({ description: 'Duration in seconds' }),
    sms_before: Type.Integer({
      description: 'Number of hours between an SMS reminder and the appointment; 0 for none',
    }),
    sms_now: Type.Integer({ description: '1 if the client got an SMS about the booking' }),
    email_now: Type.Integer({ description: '1 if the client got an e-mail about the booking' }),
    notified: Type.Integer({ description: '1 if the client was notified' }),
    master_request: Type.Integer({ description: '1 if the client asked for this team member' }),
    api_id: Type.String({ description: 'Your own ID' }),
    from_url: Type.String({ description: 'URL of the page on which it was booked; empty if unknown' }),
    review_requested: Type.Integer({ description: '1 if the client was asked for a review' }),
    created_user_id: Type.Integer({ description: 'ID of the user who booked it; 0 for none' }),
    deleted: Type.Boolean({ description: 'Whether it was deleted' }),
    paid_full: Type.Integer({ description: '1 if it is paid in full' }),
    prepaid: Type.Boolean({ description: 'Whether it was paid in advance' }),
    prepaid_confirmed: Type.Boolean({ description: 'Whether that payment is confirmed' }),
    is_update_blocked: Type.Boolean({ description: 'Whether it can no longer be changed' }),
    activity_id: Type.Integer({ description: 'ID of the group event in which it has a seat; 0 for none' }),
    record_from: Type.String({ description: 'Where it was booked, as text; empty if unknown' }),
    services: Type.Array(RecordService, { description: 'Booked services' }),
    staff: RecordStaff,
    client: Nullable(RecordClient),
    goods_transactions: Type.Array(Type.Unknown(), { description: 'Products sold or used with it' }),
    custom_fields: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Your own fields, as they were sent',
    }),
    custom_color: Type.String({ description: 'Colour in the timetable; empty for the default' }),
    record_labels: Type.Array(Type.Unknown(), { description: 'Categories of the appointment' }),
    documents: Type.Array(Type.Unknown(), { description: 'Documents that belong to it' }),
    resource_instance_ids: Type.Array(Type.Integer(), {
      description: 'IDs of the rooms, chairs and devices it uses',
    }),
    sms_remain_hours: Type.Integer({
      description: 'Number of hours between an SMS reminder and the appointment; 0 for none',
    }),
    email_remain_hours: Type.Integer({
      description: 'Number of hours between an e-mail reminder and the appointment; 0 for none',
    }),
    technical_break_duration: Type.Integer({ description: 'Break after the appointment, in seconds' }),
    payment_status: Type.Integer({ description: 'Payment status; 0 if not paid' }),
  },
  { $id: 'Appointment' },
)

const fields = {
  staff_id: Id('Team member ID'),
  services: Type.Array(
    Shape({
      id: Id('ID of a service that the team member provides'),
      first_cost: Type.Optional(Price('Price before the discount; if omitted, the price of the service')),
      discount: Type.Optional(Percent('Discount in percent; 0 by default')),
      cost: Type.Optional(Price('Final price; if omitted, first_cost less the discount')),
    }),
    { maxItems: 50, description: 'Booked services, or an empty list; replaces all of them' },
  ),
  client: Shape(
    {
      id: Type.Optional(
        Nullable(
          IdOrZero(
            'Client ID, which identifies the client if there is no phone number; it needs the right `clients_access`. With a phone number it is ignored',
          ),
        ),
      ),
      phone: Type.Optional(Text(40, 'Phone number, which identifies the client in the Location')),
      name: Type.Optional(NameOrEmpty(255, 'Name, for a new client')),
      surname: Type.Optional(NameOrEmpty(255, 'Family name')),
      email: Type.Optional(ContactEmail('E-mail address')),
    },
    'The client, who is created if unknown. Send an empty object for an appointment without a client, such as a break',
  ),
  datetime: Moment('When it starts'),
  seance_length: Type.Integer({ minimum: 60, maximum: 86_400, description: 'Length in seconds' }),
  save_if_busy: Type.Optional(Flag('1 to allow overlaps with other bookings and times outside the schedule')),
  comment: Type.Optional(Text(10_000, 'Note for the team')),
  attendance: Type.Optional(Type.Integer({ minimum: -1, maximum: 2, description: attendance })),
  api_id: Type.Optional(Text(255, 'Your own ID')),
  resource_instance_ids: Type.Optional(
    UniqueList(Id('Resource instance ID'), {
      maxItems: 50,
      description:
        'Resource instances to reserve. For other resources that a service needs, a free instance is chosen.',
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
  access: userOrPersonIn('company_id', 'timetable_access'),
  summary: 'List appointments',
  description:
    'Returns appointments ordered by their start; with `changed_after` or `changed_before`, ordered by their last change.',
  params: ofLocation,
  query: Type.Object({
    page: Page,
    count: Count(50, 300),
    staff_id: Type.Optional(Id('Only appointments with this team member')),
    client_id: Type.Optional(Id('Only appointments of this client')),
    start_date: Type.Optional(GivenDay('First day, in the time zone of the Location')),
    end_date: Type.Optional(GivenDay('Last day, inclusive')),
    changed_after: Type.Optional(Moment('Changed at this time or later')),
    changed_before: Type.Optional(Moment('Changed at this time or earlier')),
    with_deleted: Type.Optional(Flag('1 to include deleted appointments')),
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
  access: userOrPersonIn('company_id', 'create_records_access'),
  summary: 'Book an appointment',
  description:
    'Returns 409 if the team member is busy or does not work at that time, unless `save_if_busy` is 1. A resource instance is never booked twice. With `activity_id`, the appointment takes a seat in that group event. For callers without `timetable_access`, the `client` of the answer has no more than ID, first name and phone.',
  params: ofLocation,
  bodyLimit: recordBodyLimit,
  body: Type.Object({
    ...fields,
    activity_id: Type.Optional(Id('ID of a group event in which to take a seat')),
  }),
  status: 201,
  data: Appointment,
  errors: [401, 403, 404, 409, 422],
})

const one = { ...records, path: '/record/{company_id}/{record_id}', params: ofRecord } as const

export const getRecord = operation({
  ...one,
  name: 'getRecord',
  method: 'GET',
  access: userOrPersonIn('company_id', 'timetable_access'),
  summary: 'Get an appointment',
  description: 'A deleted appointment returns 404.',
  status: 200,
  data: Appointment,
  errors: [401, 403, 404],
})

export const updateRecord = operation({
  ...one,
  name: 'updateRecord',
  method: 'PUT',
  access: userOrPersonIn('company_id', 'edit_records_access'),
  summary: 'Update an appointment',
  description:
    'Only the fields that are sent change. A new time or team member is checked like a new booking. A seat cannot be moved to another group event. Needs `timetable_access` too, because the answer is the whole appointment.',
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
  access: userOrPersonIn('company_id', 'delete_records_access'),
  summary: 'Delete an appointment',
  description: 'Releases its time, resources and seats. The list contains it only with `with_deleted`.',
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
