import Type, { type TProperties } from 'typebox'
import { partner, userInChain } from '../access.ts'
import { Moment } from '../moments.ts'
import { bulkBodyLimit, operation } from '../operation.ts'
import {
  Count,
  GivenDay,
  Id,
  Instant,
  List,
  NoData,
  Page,
  Shape,
  Text,
  Title,
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
  summary: 'Telephony: enable, disable, a call that rings, a call to save',
  description:
    '`setup` with the type `enable` or `disable`; `event` for a call that is under way; `history` for one that is over. Calls need `phone` and `diversion`. A repeat of `call_id` updates the call; what it leaves out stays.',
  body: Command(
    {
      crm_token: Type.String({
        minLength: 1,
        maxLength: 128,
        pattern: '\\S',
        'x-also': ['crmToken'],
        description:
          "The Chain's integration token, from its telephony settings. May also be called `crmToken`",
      }),
      command: Type.Enum(['setup', 'event', 'history'], {
        description:
          '`setup` switches the integration, `event` announces a call, `history` reports one that is over',
      }),
      type: Type.Enum(['enable', 'disable', ...callTypes], {
        description: 'With `setup`: enable or disable; else which way the call goes',
      }),
      phone: Type.Optional(
        Dialled('The number of the other side; empty where it is hidden', ['+1 415 555 1001']),
      ),
      diversion: Type.Optional(Dialled('The number that was called', ['+1 415 555 0110'])),
      user: Type.Optional(
        Type.Union([Type.String({ maxLength: 64 }), Type.Integer({ minimum: 0 })], {
          description: 'The SIP subscriber; wins over `diversion` in the search for a route',
        }),
      ),
      duration: Type.Optional(Type.Integer({ minimum: 0, maximum: 604_800, description: 'In seconds' })),
      link: Type.Optional(WebAddress('The recording, http or https')),
      call_id: Type.Optional(Dialled('Your own ID of the call; empty is none', ['exchange-7-20260131-0001'])),
      status: Type.Optional(
        Type.Enum([...callStatuses], {
          description: 'Absent: `success` when `duration` is above 0, else `missed`',
        }),
      ),
      date: Type.Optional(Moment('When it began; absent: now')),
    },
    ['phone', 'diversion'],
  ),
  status: 202,
  data: NoData,
  meta: Shape({ message: Type.String({ examples: ['Accepted'], description: 'That the report was taken' }) }),
  errors: [401, 403, 404, 422],
})

const callFields = {
  id: Id('Call ID'),
  client_id: Type.Integer({ description: 'The client with this number; 0 when there is none' }),
  caller_phone: Type.String({ description: 'Masked for callers without `client_phones_access`' }),
  record_link: Type.String({ description: 'Link to the recording; empty when there is none' }),
  duration: Type.Integer({ description: 'In seconds' }),
  status: Type.Enum([...callStatuses], { description: 'How the call ended' }),
  type: Type.Enum([...callTypes], { description: 'Which way the call went' }),
  call_date: Instant('When it began'),
}

export const Call = Type.Object(callFields, { $id: 'Call' })

/** A call in the history of its Chain. */
export const ChainCall = Type.Object(
  {
    ...callFields,
    client_id: Type.Integer({
      description: 'The client with this number in the first of its Locations that knows one; 0 for none',
    }),
    diversion: Type.String({ description: 'The number that was called' }),
    user: Type.String({ description: 'The SIP subscriber; empty when there was none' }),
    call_id: Type.String({ description: "The telephony side's ID of it; empty when there was none" }),
    location_ids: Type.Array(Type.Integer(), { description: 'The Locations in whose histories it is' }),
  },
  { $id: 'ChainCall' },
)

export const callFilters = {
  date_from: GivenDay('First day, in the local time'),
  date_to: GivenDay('Last day, which is included'),
  phone: Type.Optional(Text(64, 'A part of the number, written in any way')),
  types: Type.Optional(List(Type.Enum([...callTypes]), 'Only of these types', 50)),
  statuses: Type.Optional(List(Type.Enum([...callStatuses]), 'Only with these statuses', 50)),
  page: Page,
  limit: Count(25, 300),
}

export const callPage = Shape({
  page: Type.Integer({ description: 'The page that this is, from 1' }),
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
  summary: 'Calls of a Location',
  description: 'Newest first. Both days are included, in the time zone of the Location.',
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
  summary: 'Calls of a Chain',
  description:
    'Newest first. Both days are included, in the time zone of the oldest Location of the Chain. Needs the right in every Location of it.',
  params: ofChain,
  query: Type.Object(callFilters),
  status: 200,
  data: Type.Array(ChainCall),
  meta: callPage,
  errors: [401, 403, 404, 422],
})

const routeMatch = Type.Enum(['user', 'diversion'], {
  description: 'Whether `value` is a SIP subscriber or a number that is called',
})

export const VoipRoute = Type.Object(
  {
    match: routeMatch,
    value: Type.String({ description: 'The SIP subscriber, or the number that was called' }),
    location_ids: Type.Array(Type.Integer(), {
      description: 'IDs of the Locations in whose histories such calls are',
    }),
    user_ids: Type.Array(Type.Integer(), { description: 'IDs of the people who are told of such calls' }),
  },
  { $id: 'VoipRoute' },
)

export const NewVoipRoutes = Type.Array(
  Shape({
    match: routeMatch,
    value: Title(64, 'The subscriber or the number; numbers may be written in any way'),
    location_ids: UniqueList(Id('Location ID'), {
      maxItems: 1000,
      description: 'In whose histories such calls are saved',
    }),
    user_ids: UniqueList(Id('User ID'), {
      maxItems: 100,
      description: 'Who is told of such calls while they ring',
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
  summary: 'Where calls go',
  description: '403 while telephony is not enabled. Needs the right in every Location of the Chain.',
  errors: [401, 403, 404],
})

export const updateVoipRoutes = operation({
  ...routes,
  name: 'updateVoipRoutes',
  method: 'PUT',
  summary: 'Change where calls go',
  description: 'Replaces all rows. 403 while telephony is not enabled.',
  bodyLimit: bulkBodyLimit,
  body: NewVoipRoutes,
  errors: [401, 403, 404, 422],
})

export const VoipPreview = Type.Object(
  {
    matched_by: Type.Union([routeMatch, Type.Null()], { description: 'Null: no row matches' }),
    phone: Type.String({ description: 'The number as it would be saved' }),
    locations: Type.Array(
      Shape({
        id: Id('Location ID'),
        title: Type.String({ description: 'Name of the Location' }),
        client_id: Type.Integer({ description: 'The client with this number there; 0 for none' }),
      }),
      { description: 'In whose histories the call would be' },
    ),
    users: Type.Array(
      Shape({ id: Id('User ID'), name: Type.String({ description: 'Name of the person' }) }),
      {
        description: 'Who would be told of an incoming call',
      },
    ),
  },
  { $id: 'VoipPreview' },
)

export const VoipQuestion = Type.Object({
  phone: Title(64, 'The number of the caller'),
  diversion: Title(64, 'The number that is called'),
  user: Type.Optional(Text(64, 'The SIP subscriber')),
})

export const previewVoipRoute = operation({
  ...voip,
  name: 'previewVoipRoute',
  method: 'POST',
  onlyReads: true,
  surface: 'v2',
  path: '/chains/{chain_id}/voip/preview',
  access: userInChain('chain_id', 'settings_access'),
  summary: 'Where a call would go',
  description:
    'Decided by the same rules as a real call; nothing is stored. 403 while telephony is not enabled.',
  params: ofChain,
  body: VoipQuestion,
  status: 200,
  data: VoipPreview,
  errors: [401, 403, 404, 422],
})
