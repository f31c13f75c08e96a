import Type from 'typebox'
import { partner } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Flag, Id, IdOrNone, Nullable } from '../../wire.ts'

export const ConnectedLocation = Type.Object(
  {
    id: Id('Location ID'),
    title: Type.String(),
    public_title: Type.String({ description: 'Name shown to clients' }),
    short_descr: Type.String({ description: 'Category of the Location' }),
    logo: Type.String(),
    active: Flag('1 active, 0 inactive'),
    phone: Type.String(),
    phones: Type.Array(Type.String()),
    email: Type.String(),
    country_id: IdOrNone('Country ID'),
    country: Type.String(),
    schedule: Type.String(),
    city_id: IdOrNone('City ID'),
    city: Type.String(),
    timezone: Type.Number({ description: 'Offset in hours at this moment' }),
    timezone_name: Type.String(),
    address: Type.String(),
    coordinate_lat: Type.Number(),
    coordinate_lon: Type.Number(),
    phone_confirmation: Type.Boolean({ description: 'Whether booking needs a confirmation by SMS' }),
    active_staff_count: Type.Integer({ description: 'Team members that can be booked' }),
    next_slot: Type.Optional(
      Type.String({ description: 'The next free slot, ISO 8601, empty for none; only with forBooking=1' }),
    ),
    app_ios: Type.String(),
    app_android: Type.String(),
    currency_short_title: Type.String(),
    reminds_sms_disabled: Type.Boolean(),
    reminds_sms_default: Type.Integer(),
    group_priority: Type.Number(),
    bookform_group_priority: Type.Number(),
    description: Type.String({ description: 'HTML' }),
    photos: Type.Array(Type.String(), { description: 'Paths' }),
    company_photos: Type.Array(Type.String(), { description: 'Full addresses' }),
    booking_widget_promo: Nullable(Type.Object({})),
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
  description: 'Active and freezed installations, by the id of the Location.',
  params: Type.Object({ application_id: Id('Application ID') }),
  query: Type.Object({
    page: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Page number, from 1' }),
    count: Type.Integer({ minimum: 1, maximum: 1000, description: 'Elements per page' }),
    forBooking: Type.Optional(Flag('Adds next_slot')),
  }),
  status: 200,
  data: Type.Array(ConnectedLocation),
  errors: [401, 403, 422],
})
