import Type from 'typebox'
import { endpointBlockers } from '../../blocked-by.ts'
import { type ResourceName, resourceKinds } from '../../events.ts'
import { operation } from '../../operation.ts'
import {
  Id,
  Instant,
  maxUrlLength,
  NextId,
  NoData,
  Nullable,
  pagesById,
  Shape,
  Text,
  UniqueList,
} from '../../wire.ts'
import { healthFields } from './endpoint-health.ts'
import { forDeveloper, ofPartner } from './who-calls.ts'

const kinds = Object.keys(resourceKinds) as ResourceName[]

const Named = (what: string, description: string) =>
  Shape({ id: Id(`${what} ID`), title: Type.String({ description: 'Its name' }) }, description)

const Health = Shape(
  {
    ...healthFields,
    next_attempt_at: Nullable(Instant('When the next scheduled delivery to the URL is due')),
  },
  'How its URL has responded, whatever Locations you have set it in',
)

const PartnerEndpoint = Type.Object(
  {
    id: Id('Endpoint ID'),
    url: Type.String({ description: 'Where events are sent' }),
    location: Named('Location', 'The Location whose events it gets'),
    application: Nullable(Named('Application', 'Null when a person set it up')),
    is_mine: Type.Boolean({ description: 'Whether it gets what you may see in the Location' }),
    set_by: Nullable(
      Type.String({
        description:
          'Name of the person who set it up, if they belong to your partner account; otherwise null',
      }),
    ),
    kinds: Type.Array(Type.String(), { description: 'The kinds of records it is subscribed to' }),
    blocked_kinds: Type.Array(Type.String(), {
      description: 'The kinds it does not get, because the application or the person lacks the right',
    }),
    shows_phones: Type.Boolean({ description: 'Whether it gets the phone numbers of clients' }),
    includes_own_changes: Type.Boolean({
      description: 'Whether it also gets events of changes made with your own partner token',
    }),
    follows_application: Type.Boolean({
      description: 'Whether a callback named it, so that it gets what the application declares',
    }),
    is_active: Type.Boolean({ description: 'False while you have paused it' }),
    blocked_by: Nullable(
      Type.Enum(endpointBlockers, { description: 'Why nothing is sent to it; null when it is eligible' }),
    ),
    switched_off_at: Nullable(Instant('When an owner of the Location turned it off')),
    created_at: Instant('When it was set'),
    health: Health,
  },
  { $id: 'PartnerEndpoint' },
)

const url = Text(maxUrlLength, 'URL, used exactly as it is sent', { minLength: 1 })
const kindsField = UniqueList(Type.Enum(kinds), {
  maxItems: kinds.length,
  description: 'The kinds of records to subscribe to; each needs its right in the Location',
})
const ownChanges = Type.Boolean({
  description: 'Whether it also gets events of changes made with your own partner token',
})
const active = Type.Boolean({ description: 'false keeps the endpoint but sends nothing' })
const actsFor = Type.Optional(
  Id(
    'ID of the application that it belongs to, which must be active in the Location and declare `webhook_access`. If omitted, it stays with its application, or else belongs to you, and you need `webhook_access` in the Location',
  ),
)
const ofEndpoint = { ...ofPartner, endpoint_id: Id('Endpoint ID') }

export const listPartnerEndpoints = operation({
  ...forDeveloper,
  name: 'listPartnerEndpoints',
  method: 'GET',
  path: '/account/partners/{partner_id}/endpoints',
  summary: 'List the endpoints of a partner',
  description:
    'Returns the endpoints of your partner account in all Locations, newest first, with what they are subscribed to, why nothing is sent to them, and how they have responded.',
  params: Type.Object(ofPartner),
  query: Type.Object({
    location_id: Type.Optional(Id('Only endpoints in this Location')),
    application_id: Type.Optional(Id('Only endpoints of this application')),
    ...pagesById,
  }),
  status: 200,
  data: Type.Array(PartnerEndpoint),
  meta: NextId,
  errors: [401, 404, 422],
})

export const getPartnerEndpoint = operation({
  ...forDeveloper,
  name: 'getPartnerEndpoint',
  method: 'GET',
  path: '/account/partners/{partner_id}/endpoints/{endpoint_id}',
  summary: 'Get an endpoint of a partner',
  description: 'Returns one of your endpoints with its health.',
  params: Type.Object(ofEndpoint),
  status: 200,
  data: PartnerEndpoint,
  errors: [401, 404, 422],
})

export const addPartnerEndpoint = operation({
  ...forDeveloper,
  name: 'addPartnerEndpoint',
  method: 'POST',
  path: '/account/partners/{partner_id}/endpoints',
  summary: 'Add an endpoint',
  description:
    'Adds one URL to the webhook settings of your partner account in a Location; the others stay as they are. The rules are those of the webhook settings: an application gets events while it is active, and a person those that their rights allow. Returns 409 if the URL is already one of yours there, or if there are ten.',
  params: Type.Object(ofPartner),
  body: Type.Object({
    location_id: Id('Location ID'),
    application_id: actsFor,
    url,
    kinds: kindsField,
    includes_own_changes: Type.Optional(ownChanges),
    is_active: Type.Optional(active),
  }),
  status: 201,
  data: PartnerEndpoint,
  errors: [401, 403, 404, 409, 422],
})

export const updatePartnerEndpoint = operation({
  ...forDeveloper,
  name: 'updatePartnerEndpoint',
  method: 'PUT',
  path: '/account/partners/{partner_id}/endpoints/{endpoint_id}',
  summary: 'Change, pause or resume an endpoint',
  description:
    'Changes what you send, and keeps the rest. An endpoint that a callback named then no longer follows its application. Another URL makes it another endpoint. An endpoint that an owner of the Location turned off stays off.',
  params: Type.Object(ofEndpoint),
  body: Type.Object({
    application_id: actsFor,
    url: Type.Optional(url),
    kinds: Type.Optional(kindsField),
    includes_own_changes: Type.Optional(ownChanges),
    is_active: Type.Optional(active),
  }),
  status: 200,
  data: PartnerEndpoint,
  errors: [401, 403, 404, 409, 422],
})

export const removePartnerEndpoint = operation({
  ...forDeveloper,
  name: 'removePartnerEndpoint',
  method: 'DELETE',
  path: '/account/partners/{partner_id}/endpoints/{endpoint_id}',
  summary: 'Remove an endpoint',
  description:
    'Removes the URL from your webhook settings in the Location. Scheduled deliveries are cancelled.',
  params: Type.Object(ofEndpoint),
  query: Type.Object({ application_id: actsFor }),
  status: 200,
  data: NoData,
  errors: [401, 403, 404, 422],
})

const PartnerLocation = Type.Object(
  {
    id: Id('Location ID'),
    title: Type.String({ description: 'Name of the Location' }),
    applications: Type.Array(
      Shape({
        id: Id('Application ID'),
        title: Type.String({ description: 'Name of the application' }),
        is_active: Type.Boolean({ description: 'Whether it is active in the Location now' }),
      }),
      { description: 'Your applications that are connected to it' },
    ),
    endpoints: Type.Integer({ description: 'Number of your endpoints there' }),
  },
  { $id: 'PartnerLocation' },
)

export const listPartnerLocations = operation({
  ...forDeveloper,
  name: 'listPartnerLocations',
  method: 'GET',
  path: '/account/partners/{partner_id}/locations',
  summary: 'List the Locations that a partner is connected to',
  description:
    'Returns the Locations where one of your applications is connected, or where you have an endpoint, by name: the first ones, or those whose name contains the text.',
  params: Type.Object(ofPartner),
  query: Type.Object({
    search: Type.Optional(Text(100, 'Part of the name')),
    location_id: Type.Optional(Id('Only this Location')),
    count: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'Most Locations to return' }),
    ),
  }),
  status: 200,
  data: Type.Array(PartnerLocation),
  errors: [401, 404, 422],
})
