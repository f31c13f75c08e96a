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
  summary: 'List my Chains',
  description:
    'Returns the Chains with a Location in which you have a role, and the rights that you have in all of their Locations.',
  status: 200,
  data: Type.Array(
    Shape({
      id: Id('Chain ID'),
      title: Type.String({ description: 'Name of the Chain' }),
      rights: Type.Array(Type.String(), {
        description: 'Slugs of the rights that you have in all of its Locations',
      }),
      locations: Type.Array(
        Shape({ id: Id('Location ID'), title: Type.String({ description: 'Name of the Location' }) }),
        {
          description: 'Its Locations in which you have a role',
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
          'Token for the PBX. Null if there is none, if the caller uses a personal access token, or if it can no longer be decrypted (then token_created_at is set)',
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
  summary: 'Get the telephony settings of a Chain',
  description:
    'Needs `settings_access` in every Location of the Chain. Only a session can read the `crm_token`.',
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
  summary: 'List call routes for the console',
  description: 'Returns the Locations and people to which calls go, by subscriber or called number.',
  errors: [401, 403, 404],
})

export const updateRoutes = operation({
  ...routes,
  name: 'updateTelephonyRoutes',
  method: 'PUT',
  summary: 'Replace the call routes from the console',
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
  summary: 'Preview the route of a call in the console',
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
  summary: 'List the calls of a Chain for the console',
  description:
    'Returns calls, newest first. Phone numbers are masked for people who cannot see those of clients.',
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
  summary: 'List the calls of a Location for the console',
  description:
    'Returns calls, newest first. Phone numbers are masked for people who cannot see those of clients.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object(callFilters),
  status: 200,
  data: Type.Array(Call),
  meta: callPage,
  errors: [401, 403, 404, 422],
})
