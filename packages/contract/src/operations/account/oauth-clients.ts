import Type from 'typebox'
import { person } from '../../access.ts'
import { operation, recordBodyLimit } from '../../operation.ts'
import { Id, Instant, NoData, Text, Title, UniqueList } from '../../wire.ts'

export const ClientId = Type.String({ maxLength: 64, description: 'The `client_id` of OAuth2' })

const OAuthClient = Type.Object(
  {
    client_id: ClientId,
    title: Type.String({ description: 'What owners read when they are asked to consent' }),
    redirect_uris: Type.Array(Type.String(), {
      description: 'Where owners are redirected after their decision; compared exactly',
    }),
    secret_hint: Type.String({ description: 'Last four characters of the secret' }),
    created_at: Instant('When it was created'),
  },
  { $id: 'OAuthClient' },
)

const IssuedOAuthClient = Type.Object(
  {
    ...OAuthClient.properties,
    client_secret: Type.String({ description: 'The `client_secret` of OAuth2. Shown only here.' }),
  },
  { $id: 'IssuedOAuthClient' },
)

const clients = {
  document: 'account',
  tag: 'OAuth clients',
  surface: 'app',
  access: person,
  preview: true,
} as const
const ofPartner = Type.Object({ partner_id: Id('Partner ID') })
const ofClient = Type.Object({ partner_id: Id('Partner ID'), client_id: ClientId })

const fields = {
  title: Title(100, 'What owners read when they are asked to consent'),
  redirect_uris: UniqueList(
    Text(2000, 'Where owners are redirected after their decision; compared exactly', { minLength: 1 }),
    {
      maxItems: 10,
    },
  ),
}

export const listOAuthClients = operation({
  ...clients,
  name: 'listOAuthClients',
  method: 'GET',
  path: '/account/partners/{partner_id}/oauth_clients',
  summary: 'List the OAuth clients of a partner account',
  description: 'The response does not contain their secrets, which are shown only once.',
  params: ofPartner,
  status: 200,
  data: Type.Array(OAuthClient),
  errors: [401, 404],
})

export const createOAuthClient = operation({
  ...clients,
  name: 'createOAuthClient',
  method: 'POST',
  path: '/account/partners/{partner_id}/oauth_clients',
  summary: 'Register an OAuth client',
  description:
    'The secret is shown only once. Without redirect URIs the client can only use client_credentials.',
  params: ofPartner,
  bodyLimit: recordBodyLimit,
  body: Type.Object(fields),
  status: 201,
  data: IssuedOAuthClient,
  errors: [401, 403, 404, 409, 422],
})

export const updateOAuthClient = operation({
  ...clients,
  name: 'updateOAuthClient',
  method: 'PUT',
  path: '/account/partners/{partner_id}/oauth_clients/{client_id}',
  summary: 'Update an OAuth client',
  description: 'Only the fields that are sent change. Tokens and consents stay valid.',
  params: ofClient,
  bodyLimit: recordBodyLimit,
  body: Type.Partial(Type.Object(fields)),
  status: 200,
  data: OAuthClient,
  errors: [401, 403, 404, 422],
})

export const rotateOAuthClientSecret = operation({
  ...clients,
  name: 'rotateOAuthClientSecret',
  method: 'POST',
  path: '/account/partners/{partner_id}/oauth_clients/{client_id}/secret',
  summary: 'Issue a new client secret',
  description: 'The previous secret stops working at once. The new one is shown only once.',
  params: ofClient,
  status: 201,
  data: IssuedOAuthClient,
  errors: [401, 403, 404],
})

export const deleteOAuthClient = operation({
  ...clients,
  name: 'deleteOAuthClient',
  method: 'DELETE',
  path: '/account/partners/{partner_id}/oauth_clients/{client_id}',
  summary: 'Delete an OAuth client',
  description: 'Its tokens and all consents given to it end at once.',
  params: ofClient,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
