import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, maxUrlLength, NoData, Nullable, Shape, Text, Title } from '../../wire.ts'

const Partner = Type.Object(
  {
    id: Id('Partner ID'),
    title: Type.String({ description: 'Name of the partner, as owners see it' }),
    webhook_url: Type.String({
      description: 'Marketplace webhook of all applications that name none of their own',
    }),
    token_hint: Nullable(Type.String({ description: 'Last four characters of the token in use' })),
    token_created_at: Nullable(
      Type.String({
        format: 'date-time',
        description: 'When that token was issued; null while there is none',
      }),
    ),
    signature_checked_at: Nullable(
      Instant('When a signature was last found right in the console; null before that'),
    ),
  },
  { $id: 'Partner' },
)

const IssuedPartnerToken = Type.Object(
  {
    ...Partner.properties,
    token: Type.String({ description: 'Send it as `Bearer <token>`. Shown only here.' }),
  },
  { $id: 'PartnerWithToken' },
)

const partners = { document: 'account', tag: 'Partner account', surface: 'app', access: person } as const
const params = Type.Object({ partner_id: Id('Partner ID') })

export const createPartner = operation({
  ...partners,
  name: 'createPartner',
  method: 'POST',
  path: '/account/partners',
  summary: 'Open a partner account',
  description: 'Also issues the partner token, which is shown only once.',
  body: Type.Object({ title: Title(255, 'Name of the partner') }),
  status: 201,
  data: IssuedPartnerToken,
  errors: [401, 403, 409, 422],
})

export const listPartners = operation({
  ...partners,
  name: 'listPartners',
  method: 'GET',
  path: '/account/partners',
  summary: 'List my partner accounts',
  description: 'Returns the accounts that you belong to, with the last four characters of their tokens.',
  status: 200,
  data: Type.Array(Partner),
  errors: [401],
})

export const rotatePartnerToken = operation({
  ...partners,
  name: 'rotatePartnerToken',
  method: 'POST',
  path: '/account/partners/{partner_id}/token',
  summary: 'Issue a new partner token',
  description: 'The previous token stops working at once. The new one is shown only once.',
  params,
  status: 201,
  data: IssuedPartnerToken,
  errors: [401, 403, 404],
})

export const revokePartnerToken = operation({
  ...partners,
  name: 'revokePartnerToken',
  method: 'DELETE',
  path: '/account/partners/{partner_id}/token',
  summary: 'Revoke the partner token',
  description: 'Every call with it returns 401, until a new token is issued.',
  params,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})

export const getPartner = operation({
  ...partners,
  name: 'getPartner',
  method: 'GET',
  path: '/account/partners/{partner_id}',
  summary: 'Get one of my partner accounts',
  description:
    'Returns the account with the last four characters of its token. The token itself is shown only once.',
  params,
  status: 200,
  data: Partner,
  errors: [401, 404, 422],
})

export const updatePartner = operation({
  ...partners,
  name: 'updatePartner',
  method: 'PUT',
  path: '/account/partners/{partner_id}',
  summary: 'Update a partner account',
  description: 'Only the fields that are sent change.',
  params,
  body: Type.Partial(
    Type.Object({
      title: Title(255, 'Name of the partner'),
      webhook_url: Text(maxUrlLength, 'Marketplace webhook of all applications that name none of their own'),
    }),
  ),
  status: 200,
  data: Partner,
  errors: [401, 403, 404, 422],
})

const TestLocation = Shape({
  id: Id('Location ID'),
  title: Type.String({ description: 'Name of the Location' }),
  created_at: Instant('When it became a test Location'),
})

export const listTestLocations = operation({
  ...partners,
  name: 'listTestLocations',
  method: 'GET',
  path: '/account/partners/{partner_id}/test_locations',
  summary: 'List test Locations',
  description: 'Drafts can be installed in these Locations.',
  params,
  status: 200,
  data: Type.Array(TestLocation),
  errors: [401, 404, 422],
})

export const addTestLocation = operation({
  ...partners,
  name: 'addTestLocation',
  method: 'POST',
  path: '/account/partners/{partner_id}/test_locations',
  access: { by: 'person', location: { field: 'location_id', from: 'body', needs: 'owner' } },
  summary: 'Add a test Location',
  description: 'You must be an owner of the Location.',
  params,
  body: Type.Object({ location_id: Id('Location ID') }),
  status: 201,
  data: TestLocation,
  errors: [401, 403, 404, 409, 422],
})

export const createTestLocation = operation({
  ...partners,
  name: 'createTestLocation',
  method: 'POST',
  path: '/account/partners/{partner_id}/test_locations/samples',
  summary: 'Create a test Location with sample records',
  description:
    'Opens a Location of yours with a team, schedules, services, clients, appointments around now and a product, and adds it to the test Locations. A partner account can create 10 of them; a deleted one does not count.',
  params,
  body: Type.Partial(
    Type.Object({
      title: Title(255, 'Name of the Location; `Test location` if absent'),
      timezone_name: Type.String({
        maxLength: 64,
        'x-pattern': '^[^/]+/.+$|^UTC$',
        description: 'IANA time zone; UTC if absent',
      }),
    }),
  ),
  status: 201,
  data: TestLocation,
  errors: [401, 403, 404, 409, 422],
})

export const removeTestLocation = operation({
  ...partners,
  name: 'removeTestLocation',
  method: 'DELETE',
  path: '/account/partners/{partner_id}/test_locations/{location_id}',
  openWhileSuspended: true,
  summary: 'Remove a test Location',
  description: 'Drafts that are already installed there stay installed.',
  params: Type.Object({ partner_id: Id('Partner ID'), location_id: Id('Location ID') }),
  status: 204,
  data: NoData,
  errors: [401, 403, 404, 422],
})
