import Type from 'typebox'
import { person } from '../../access.ts'
import { accountScopeNames } from '../../account-scopes.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, NoData, Nullable, Shape, Title } from '../../wire.ts'

const ofMe = { document: 'account', tag: 'Access tokens', surface: 'app', access: person } as const
const path = '/account/me/access_tokens'

const ScopeOf = Type.Enum(accountScopeNames, { description: 'What the token may do' })

const token = {
  id: Id('Token ID'),
  title: Type.String({ description: 'What it is for' }),
  scopes: Type.Array(ScopeOf),
  hint: Type.String({ description: 'Its last four characters' }),
  created_at: Instant('When it was created'),
  expires_at: Instant('When it ends'),
}

const AccessToken = Type.Object(
  {
    ...token,
    last_used_at: Nullable(Instant('Last use, to the minute; null when it was never used')),
    last_used_address: Type.String({ description: 'The network address of the last use' }),
  },
  { $id: 'AccessToken' },
)

export const listAccessTokens = operation({
  ...ofMe,
  name: 'listAccessTokens',
  method: 'GET',
  path,
  summary: 'My personal access tokens',
  description: 'With what each may do and its last use. The tokens themselves were shown once.',
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
    'For programs that call account operations: `Authorization: Bearer foyer_pat_…`. Each operation names the scope it needs. A token never does more than its person may do at that moment.',
  body: Type.Object({
    title: Title(255, 'What it is for'),
    scopes: Type.Array(ScopeOf, { minItems: 1, maxItems: 20, description: 'What it may do' }),
    expires_in_days: Type.Integer({
      minimum: 1,
      maximum: 365,
      description: 'After how many days it ends',
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
  description: 'Calls with it answer 401 from this moment on.',
  params: Type.Object({ token_id: Id('Token ID') }),
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
