import Type from 'typebox'
import { person, personIn, personInChain } from '../../access.ts'
import { bulkBodyLimit, operation } from '../../operation.ts'
import { Id, Nullable, Shape } from '../../wire.ts'
import {
  Call,
  ChainCall,
  callFilters,
  callPage,
  NewVoipRoutes,
  ofChain,
  VoipPreview,
  VoipQuestion,
  VoipRoute,
} from '../voip.ts'

const telephony = { document: 'account', tag: 'Telephony', surface: 'app' } as const
const manage = personInChain('chain_id', 'settings_access')

export const listChains = operation({
  ...telephony,
  name: 'listMyChains',
  method: 'GET',
  path: '/account/chains',
  access: person,
  summary: 'My Chains',
  description:
    'Chains with a Location in which I have a role, with the rights that I have in all of their Locations.',
  status: 200,
  data: Type.Array(
    Shape({
      id: Id('Chain ID'),
      title: Type.String({ description: 'Name of the Chain' }),
      rights: Type.Array(Type.String(), {
        description: 'Slugs of the rights that I have in all of its Locations',
      }),
      locations: Type.Array(
        Shape({ id: Id('Location ID'), title: Type.String({ description: 'Name of the Location' }) }),
        {
          description: 'Those in which I have a role',
        },
      ),
    }),
  ),
  errors: [401],
})

const Telephony = Type.Object(
  {
    crm_token: Nullable(
      Type.String({
        description:
          'For the PBX. Null while there is none, for a personal access token, and when it can no longer be decrypted, in which case token_created_at is set',
      }),
    ),
    token_created_at: Nullable(
      Type.String({
        format: 'date-time',
        description: 'When the `crm_token` was issued; null while there is none',
      }),
    ),
    is_enabled: Type.Boolean({ description: 'Whether the PBX has enabled the integration' }),
    locations: Type.Array(
      Shape({ id: Id('Location ID'), title: Type.String({ description: 'Name of the Location' }) }),
      { description: 'The Locations of the Chain' },
    ),
    users: Type.Array(
      Shape({ id: Id('User ID'), name: Type.String({ description: 'Name of the person' }) }),
      {
        description: 'The people of the Chain, who can be notified of calls',
      },
    ),
  },
  { $id: 'Telephony' },
)

export const getTelephony = operation({
  ...telephony,
  name: 'readTelephony',
  method: 'GET',
  path: '/account/chains/{chain_id}/telephony',
  access: manage,
  summary: 'Telephony settings of a Chain',
  description:
    'Needs `settings_access` in every Location of the Chain. Only a session reads the `crm_token`.',
  params: ofChain,
  status: 200,
  data: Telephony,
  errors: [401, 403, 404],
})

export const rotateCrmToken = operation({
  ...telephony,
  name: 'rotateCrmToken',
  method: 'POST',
  path: '/account/chains/{chain_id}/telephony/token',
  access: manage,
  summary: "Issue the Chain's integration token",
  description: 'The previous token stops working at once.',
  params: ofChain,
  status: 201,
  data: Telephony,
  errors: [401, 403, 404],
})

const routes = {
  ...telephony,
  path: '/account/chains/{chain_id}/telephony/routes',
  access: manage,
  params: ofChain,
  status: 200,
  data: Type.Array(VoipRoute),
} as const

export const listRoutes = operation({
  ...routes,
  name: 'listTelephonyRoutes',
  method: 'GET',
  summary: 'Call routes, for people',
  description: 'The Locations and people that calls go to, by subscriber or called number.',
  errors: [401, 403, 404],
})

export const updateRoutes = operation({
  ...routes,
  name: 'updateTelephonyRoutes',
  method: 'PUT',
  summary: 'Replace the call routes, for people',
  description: 'Replaces all routes of the Chain.',
  bodyLimit: bulkBodyLimit,
  body: NewVoipRoutes,
  errors: [401, 403, 404, 422],
})

export const preview = operation({
  ...telephony,
  name: 'previewTelephonyRoute',
  method: 'POST',
  onlyReads: true,
  path: '/account/chains/{chain_id}/telephony/preview',
  access: manage,
  summary: 'Preview the route of a call, for people',
  description: 'Uses the same rules as a real call; nothing is stored.',
  params: ofChain,
  body: VoipQuestion,
  status: 200,
  data: VoipPreview,
  errors: [401, 403, 404, 422],
})

export const listCallsOfChain = operation({
  ...telephony,
  name: 'listMyChainCalls',
  method: 'GET',
  path: '/account/chains/{chain_id}/calls',
  access: personInChain('chain_id', 'dashboard_calls_access'),
  summary: 'Calls of a Chain, for people',
  description: 'Newest first. Phone numbers are masked for people who may not see those of clients.',
  params: ofChain,
  query: Type.Object(callFilters),
  status: 200,
  data: Type.Array(ChainCall),
  meta: callPage,
  errors: [401, 403, 404, 422],
})

export const listCallsOfLocation = operation({
  ...telephony,
  name: 'listMyLocationCalls',
  method: 'GET',
  path: '/account/locations/{location_id}/calls',
  access: personIn('location_id', 'dashboard_calls_access'),
  summary: 'Calls of a Location, for people',
  description: 'Newest first. Phone numbers are masked for people who may not see those of clients.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object(callFilters),
  status: 200,
  data: Type.Array(Call),
  meta: callPage,
  errors: [401, 403, 404, 422],
})
