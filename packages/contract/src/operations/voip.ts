import Type, { type TProperties } from 'typebox'
import { partner, userInChain } from '../access.ts'
import { Moment } from '../moments.ts'
import { bulkBodyLimit, operation } from '../operation.ts'
import {
  Count,
  FilledText,
  GivenDay,
  Id,
  Instant,
  List,
  NoData,
  Page,
  Shape,
  Text,
  UniqueList,
  WebAddress,
} from '../wire.ts'

const callTypes = ['incoming', 'outgoing', 'internal'] as const
const callStatuses = [
  'success',
  'missed',
  'cancel',
  'busy',
  'notallowed',
  'notavailable',
  'notfound',
] as const

/** A PBX sends phone numbers and subscriber names as text or as numbers, and nothing for a hidden number. */
const Dialled = (description: string, examples: string[]) =>
  Type.Union(
    [Type.String({ maxLength: 64 }), Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })],
    { description, examples },
  )

const isSetup = { properties: { command: { const: 'setup' } }, required: ['command'] }

/** The fields of all commands; `needed` for commands about a call. */
function Command<P extends TProperties>(properties: P, needed: (keyof P & string)[]) {
  // Repeated in each branch, because validators that refuse unknown fields check each branch alone.
  const any = Object.fromEntries(Object.keys(properties).map(name => [name, {}]))
  const ofCalls = { properties: { ...any, type: { enum: callTypes } }, required: needed }
  const ofSetup = { properties: { ...any, type: { enum: ['enable', 'disable'] } } }
  return Type.Object(properties, {
    allOf: [
      { properties: any, if: isSetup, else: ofCalls },
      { properties: any, if: { not: isSetup }, else: ofSetup },
    ],
  })
}

const voip = { document: 'developer-tools', tag: 'Telephony' } as const

export const integrateVoip = operation({
  ...voip,
  name: 'integrateVoip',
  method: 'POST',
  surface: 'v1',
  path: '/voip/integration',
  access: partner,
  summary: 'Report telephony events',
  description:
    'Send `setup` to enable or disable the integration, `event` when a call rings, and `history` when a call is over. Calls need `phone` and `diversion`. Sending the same `call_id` again updates the call; omitted fields stay as they are.',
  body: Command(
    {
      crm_token: Type.String({
        minLength: 1,
        maxLength: 128,
        pattern: '\\S',
        'x-also': ['crmToken'],
        description:
          "The Chain's integration token, from its telephony settings. Can also be sent as `crmToken`",
      }),
      command: Type.Enum(['setup', 'event', 'history'], {
        description:
          '`setup` enables or disables the integration, `event` announces a call, `history` reports a finished call',
      }),
      type: Type.Enum(['enable', 'disable', ...callTypes], {
        description: 'With `setup`, enable or disable; otherwise the direction of the call',
      }),
      phone: Type.Optional(
        Dialled('Phone number of the other party; empty if it is hidden', ['+1 415 555 1001']),
      ),
      diversion: Type.Optional(Dialled('Number that was called', ['+1 415 555 0110'])),
      user: Type.Optional(
        Type.Union([Type.String({ maxLength: 64 }), Type.Integer({ minimum: 0 })], {
          description: 'SIP subscriber; takes precedence over `diversion` when a route is chosen',
        }),
      ),
      duration: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 604_800, description: 'Duration in seconds' }),
      ),
      link: Type.Optional(WebAddress('URL of the recording, http or https')),
      call_id: Type.Optional(
        Dialled('Your own ID for the call; empty for none', ['exchange-7-20260131-0001']),
      ),
      status: Type.Optional(
        Type.Enum([...callStatuses], {
          description:
            'Result of the call; if omitted, `success` when `duration` is above 0, otherwise `missed`',
        }),
      ),
      date: Type.Optional(Moment('When it started; if omitted, now')),
    },
    ['phone', 'diversion'],
  ),
  status: 202,
  data: NoData,
  meta: Shape({
    message: Type.String({ examples: ['Accepted'], description: 'Confirms that the report was accepted' }),
  }),
  errors: [401, 403, 404, 422],
})

const callFields = {
  id: Id('Call ID'),
  client_id: Type.Integer({ description: 'ID of the client with this number; 0 if there is none' }),
  caller_phone: Type.String({
    description: 'Phone number; masked for callers without `client_phones_access`',
  }),
  record_link: Type.String({ description: 'URL of the recording; empty if there is none' }),
  duration: Type.Integer({ description: 'Duration in seconds' }),
  status: Type.Enum([...callStatuses], { description: 'Result of the call' }),
  type: Type.Enum([...callTypes], { description: 'Direction of the call' }),
  call_date: Instant('When it started'),
}

export const Call = Type.Object(callFields, { $id: 'Call' })

/** A call in the history of its Chain. */
export const ChainCall = Type.Object(
  {
    ...callFields,
    client_id: Type.Integer({
      description: 'ID of the client with this number in the first of its Locations that has one; 0 for none',
    }),
    diversion: Type.String({ description: 'Number that was called' }),
    user: Type.String({ description: 'SIP subscriber; empty if there was none' }),
    call_id: Type.String({ description: 'ID of the call in the PBX; empty if there was none' }),
    location_ids: Type.Array(Type.Integer(), { description: 'Locations whose history contains the call' }),
  },
  { $id: 'ChainCall' },
)

export const callFilters = {
  date_from: GivenDay('First day, in local time'),
  date_to: GivenDay('Last day, inclusive'),
  phone: Type.Optional(Text(64, 'Part of the phone number, in any format')),
  types: Type.Optional(List(Type.Enum([...callTypes]), 'Only calls of these types', 50)),
  statuses: Type.Optional(List(Type.Enum([...callStatuses]), 'Only calls with these statuses', 50)),
  page: Page,
  limit: Count(25, 300),
}

export const callPage = Shape({
  page: Type.Integer({ description: 'Number of this page, starting at 1' }),
  has_more: Type.Boolean({ description: 'Whether there is another page' }),
})

export const listCalls = operation({
  ...voip,
  name: 'listCalls',
  method: 'GET',
  surface: 'v1',
  path: '/voip/integration/calls',
  access: {
    by: 'user',
    location: { field: 'salon_id', from: 'query', needs: 'dashboard_calls_access', unknown: 403 },
  },
  summary: 'List the calls of a Location',
  description: 'Returns calls, newest first. The range includes both days, in the time zone of the Location.',
  query: Type.Object({ salon_id: Id('Location ID'), ...callFilters }),
  status: 200,
  data: Type.Array(Call),
  meta: callPage,
  errors: [401, 403, 422],
})

export const ofChain = Type.Object({ chain_id: Id('Chain ID') })

export const listChainCalls = operation({
  ...voip,
  name: 'listChainCalls',
  method: 'GET',
  surface: 'v2',
  path: '/chains/{chain_id}/calls',
  access: userInChain('chain_id', 'dashboard_calls_access'),
  summary: 'List the calls of a Chain',
  description:
    'Returns calls, newest first. The range includes both days, in the time zone of the oldest Location of the Chain. Needs the right in every Location of the Chain.',
  params: ofChain,
  query: Type.Object(callFilters),
  status: 200,
  data: Type.Array(ChainCall),
  meta: callPage,
  errors: [401, 403, 404, 422],
})

const routeMatch = Type.Enum(['user', 'diversion'], {
  description: 'Whether `value` is a SIP subscriber or a called number',
})

export const VoipRoute = Type.Object(
  {
    match: routeMatch,
    value: Type.String({ description: 'SIP subscriber or called number' }),
    location_ids: Type.Array(Type.Integer(), {
      description: 'IDs of the Locations whose history contains such calls',
    }),
    user_ids: Type.Array(Type.Integer(), { description: 'IDs of the people who are notified of such calls' }),
  },
  { $id: 'VoipRoute' },
)

export const NewVoipRoutes = Type.Array(
  Shape({
    match: routeMatch,
    value: FilledText(64, 'SIP subscriber or called number; numbers can be in any format'),
    location_ids: UniqueList(Id('Location ID'), {
      maxItems: 1000,
      description: 'IDs of the Locations whose history contains such calls',
    }),
    user_ids: UniqueList(Id('User ID'), {
      maxItems: 100,
      description: 'IDs of the people who are notified while such a call rings',
    }),
  }),
  { maxItems: 500 },
)

const routes = {
  ...voip,
  surface: 'v2',
  path: '/chains/{chain_id}/voip/routes',
  access: userInChain('chain_id', 'settings_access'),
  params: ofChain,
  status: 200,
  data: Type.Array(VoipRoute),
} as const

export const listVoipRoutes = operation({
  ...routes,
  name: 'listVoipRoutes',
  method: 'GET',
  summary: 'List call routes',
  description: 'Needs the right in every Location of the Chain. Returns 403 while telephony is not enabled.',
  errors: [401, 403, 404],
})

export const updateVoipRoutes = operation({
  ...routes,
  name: 'updateVoipRoutes',
  method: 'PUT',
  summary: 'Replace the call routes',
  description: 'Replaces all routes of the Chain. Returns 403 while telephony is not enabled.',
  bodyLimit: bulkBodyLimit,
  body: NewVoipRoutes,
  errors: [401, 403, 404, 422],
})

export const VoipPreview = Type.Object(
  {
    matched_by: Type.Union([routeMatch, Type.Null()], {
      description: 'The matching route; null if none matches',
    }),
    phone: Type.String({ description: 'Phone number as it would be stored' }),
    locations: Type.Array(
      Shape({
        id: Id('Location ID'),
        title: Type.String({ description: 'Name of the Location' }),
        client_id: Type.Integer({ description: 'ID of the client with this number there; 0 for none' }),
      }),
      { description: 'Locations whose history would contain the call' },
    ),
    users: Type.Array(
      Shape({ id: Id('User ID'), name: Type.String({ description: 'Name of the person' }) }),
      {
        description: 'People who would be notified of an incoming call',
      },
    ),
  },
  { $id: 'VoipPreview' },
)

export const VoipQuestion = Type.Object({
  phone: FilledText(64, 'Phone number of the caller'),
  diversion: FilledText(64, 'Called number'),
  user: Type.Optional(Text(64, 'SIP subscriber')),
})

export const previewVoipRoute = operation({
  ...voip,
  name: 'previewVoipRoute',
  method: 'POST',
  onlyReads: true,
  surface: 'v2',
  path: '/chains/{chain_id}/voip/preview',
  access: userInChain('chain_id', 'settings_access'),
  summary: 'Preview the route of a call',
  description:
    'Uses the same rules as a real call; nothing is stored. Returns 403 while telephony is not enabled.',
  params: ofChain,
  body: VoipQuestion,
  status: 200,
  data: VoipPreview,
  errors: [401, 403, 404, 422],
})
