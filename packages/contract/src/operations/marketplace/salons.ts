import Type from 'typebox'
import { partner } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Flag, Id, IdOrZero, Nullable } from '../../wire.ts'

export const ConnectedLocation = Type.Object(
  {
    id: Id('Location ID'),
    title: Type.String({ description: 'Name for the team' }),
    public_title: Type.String({ description: 'Name shown to clients' }),
    short_descr: Type.String({ description: 'Category of the Location' }),
    logo: Type.String({ description: 'Address of the picture; empty when there is none' }),
    active: Flag('1 active, 0 inactive'),
    phone: Type.String({ description: 'The first phone number; empty when there is none' }),
    phones: Type.Array(Type.String(), { description: 'All phone numbers' }),
    email: Type.String({ description: 'E-mail address for clients' }),
    country_id: IdOrZero('Country ID'),
    country: Type.String({ description: 'Name of the country; empty when none is set' }),
    schedule: Type.String({ description: 'Opening hours in words' }),
    city_id: IdOrZero('City ID'),
    city: Type.String({ description: 'Name of the city; empty when none is set' }),
    timezone: Type.Number({ description: 'Offset in hours at this moment' }),
    timezone_name: Type.String({ description: 'IANA time zone, such as Europe/Berlin' }),
    address: Type.String({ description: 'Street and house' }),
    coordinate_lat: Type.Number({ description: 'Latitude in degrees; 0 when it is not set' }),
    coordinate_lon: Type.Number({ description: 'Longitude in degrees; 0 when it is not set' }),
    phone_confirmation: Type.Boolean({ description: 'Whether booking needs a confirmation by SMS' }),
    active_staff_count: Type.Integer({ description: 'Team members that can be booked' }),
    next_slot: Type.Optional(
      Type.String({ description: 'The next free slot, ISO 8601, empty for none; only with forBooking=1' }),
    ),
    app_ios: Type.String({ description: 'Address of its iOS application; empty when there is none' }),
    app_android: Type.String({ description: 'Address of its Android application; empty when there is none' }),
    currency_short_title: Type.String({ description: 'ISO 4217 code of the currency in which prices are' }),
    reminds_sms_disabled: Type.Boolean({ description: 'Whether clients get no reminders by SMS' }),
    reminds_sms_default: Type.Integer({
      description: 'Hours before an appointment at which an SMS reminds by default',
    }),
    group_priority: Type.Number({
      description: 'Place among the Locations of the Chain; higher comes first',
    }),
    bookform_group_priority: Type.Number({ description: 'The same in the booking form' }),
    description: Type.String({ description: 'HTML' }),
    photos: Type.Array(Type.String(), { description: 'Paths' }),
    company_photos: Type.Array(Type.String(), { description: 'Full addresses' }),
    booking_widget_promo: Nullable(
      Type.Object({}, { description: 'What the booking form advertises; null for nothing' }),
    ),
  },
  { $id: 'ConnectedLocation' },
)

export const listConnectedLocations = operation({
  document: 'developer-tools',
  tag: 'Installation',
  surface: 'v1',
  alsoOnApp: true,
  name: 'listConnectedLocations',
  method: 'GET',
  path: '/marketplace/application/{application_id}/salons',
  access: partner,
  summary: 'Locations that connected the application',
  description:
    'Active and freezed installations, by the id of the Location; with `include_pending=1` those that wait for your callback too.',
  params: Type.Object({ application_id: Id('Application ID') }),
  query: Type.Object({
    page: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Page number, from 1' }),
    count: Type.Integer({ minimum: 1, maximum: 1000, description: 'Elements per page' }),
    forBooking: Type.Optional(Flag('Adds next_slot')),
    include_pending: Type.Optional(Flag('1 lists pending installations too')),
  }),
  status: 200,
  data: Type.Array(ConnectedLocation),
  errors: [401, 403, 422],
})
