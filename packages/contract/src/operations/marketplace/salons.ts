import Type from 'typebox'
import { partner } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Flag, Id, IdOrZero, Nullable } from '../../wire.ts'

export const ConnectedLocation = Type.Object(
  {
    id: Id('Location ID'),
    title: Type.String({ description: 'Internal name' }),
    public_title: Type.String({ description: 'Name shown to clients' }),
    short_descr: Type.String({ description: 'Category of the Location' }),
    logo: Type.String({ description: 'URL of the picture; empty if there is none' }),
    active: Flag('1 if active, 0 if inactive'),
    phone: Type.String({ description: 'First phone number; empty if there is none' }),
    phones: Type.Array(Type.String(), { description: 'All phone numbers' }),
    email: Type.String({ description: 'E-mail address for clients' }),
    country_id: IdOrZero('Country ID'),
    country: Type.String({ description: 'Name of the country; empty if not set' }),
    schedule: Type.String({ description: 'Opening hours, as text' }),
    city_id: IdOrZero('City ID'),
    city: Type.String({ description: 'Name of the city; empty if not set' }),
    timezone: Type.Number({ description: 'Current UTC offset in hours' }),
    timezone_name: Type.String({ description: 'IANA time zone, such as Europe/Berlin' }),
    address: Type.String({ description: 'Street and house number' }),
    coordinate_lat: Type.Number({ description: 'Latitude in degrees; 0 if not set' }),
    coordinate_lon: Type.Number({ description: 'Longitude in degrees; 0 if not set' }),
    phone_confirmation: Type.Boolean({ description: 'Whether booking needs a confirmation by SMS' }),
    active_staff_count: Type.Integer({ description: 'Number of team members that can be booked' }),
    next_slot: Type.Optional(
      Type.String({ description: 'The next free slot in ISO 8601; empty for none. Only with forBooking=1' }),
    ),
    app_ios: Type.String({ description: 'URL of its iOS app; empty if there is none' }),
    app_android: Type.String({ description: 'URL of its Android app; empty if there is none' }),
    currency_short_title: Type.String({ description: 'ISO 4217 code of the currency of its prices' }),
    reminds_sms_disabled: Type.Boolean({ description: 'Whether SMS reminders are disabled' }),
    reminds_sms_default: Type.Integer({
      description: 'Default number of hours between an SMS reminder and the appointment',
    }),
    group_priority: Type.Number({
      description: 'Position among the Locations of the Chain; higher comes first',
    }),
    bookform_group_priority: Type.Number({ description: 'The same in the booking form' }),
    description: Type.String({ description: 'HTML' }),
    photos: Type.Array(Type.String(), { description: 'Paths' }),
    company_photos: Type.Array(Type.String(), { description: 'Full addresses' }),
    booking_widget_promo: Nullable(
      Type.Object({}, { description: 'What the booking form advertises; null if nothing' }),
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
  summary: 'List the Locations that connected the application',
  description:
    'Returns active and frozen installations, ordered by Location ID; with `include_pending=1` also those that wait for your callback.',
  params: Type.Object({ application_id: Id('Application ID') }),
  query: Type.Object({
    page: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Page number, starting at 1' }),
    count: Type.Integer({ minimum: 1, maximum: 1000, description: 'Elements per page' }),
    forBooking: Type.Optional(Flag('1 to include next_slot')),
    include_pending: Type.Optional(Flag('1 to include pending installations')),
  }),
  status: 200,
  data: Type.Array(ConnectedLocation),
  errors: [401, 403, 422],
})
