import Type from 'typebox'
import { person } from '../../access.ts'
import { accountScopeNames } from '../../account-scopes.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, NoData, Nullable, Shape, Title } from '../../wire.ts'

const ofMe = { document: 'account', tag: 'Access tokens', surface: 'app', access: person } as const
const path = '/account/me/access_tokens'

const ScopeOf = Type.Enum(accountScopeNames, { description: 'What the scope allows' })

const token = {
  id: Id('Token ID'),
  title: Type.String({ description: 'What it is for' }),
  scopes: Type.Array(ScopeOf),
  hint: Type.String({ description: 'Its last four characters' }),
  created_at: Instant('When it was created'),
  expires_at: Instant('When it expires'),
}

const AccessToken = Type.Object(
  {
    ...token,
    last_used_at: Nullable(Instant('Last use, accurate to the minute; null if it was never used')),
    last_used_address: Type.String({ description: 'The network address of the last use' }),
  },
  { $id: 'AccessToken' },
)

export const listAccessTokens = operation({
  ...ofMe,
  name: 'listAccessTokens',
  method: 'GET',
  path,
  summary: 'List my personal access tokens',
  description:
    'Returns the scopes and the last use of each token. A token itself is shown only once, when it is created.',
  status: 200,
  data: Type.Array(AccessToken),
  errors: [401],
})

export const createAccessToken = operation({
  ...ofMe,
  name: 'createAccessToken',
  method: 'POST',
  path,
  summary: 'Create a personal access token',
  description:
    'Programs send it as `Authorization: Bearer foyer_pat_…` to call account operations. Each operation names the scope it needs. A token never allows more than its person is allowed at the time of the call.',
  body: Type.Object({
    title: Title(255, 'What it is for'),
    scopes: Type.Array(ScopeOf, { minItems: 1, maxItems: 20, description: 'Scopes of the token' }),
    expires_in_days: Type.Integer({
      minimum: 1,
      maximum: 365,
      description: 'Number of days until it expires',
      examples: [30],
    }),
  }),
  status: 201,
  data: Shape({ ...token, token: Type.String({ description: 'Shown only here' }) }),
  errors: [401, 403, 409, 422],
})

export const revokeAccessToken = operation({
  ...ofMe,
  name: 'revokeAccessToken',
  method: 'DELETE',
  path: `${path}/{token_id}`,
  summary: 'Revoke one of my personal access tokens',
  description: 'Calls with it return 401 from now on.',
  params: Type.Object({ token_id: Id('Token ID') }),
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
